import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useContext,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { brief, type Point, type Rect } from '../geometry/point.ts';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icons.data.ts';
import { type Insets, toBoard, toScreen, type Zoom } from './camera.ts';
import type { Gesture } from './gesture.ts';
import { type CameraControl, useCamera } from './use-camera.ts';
import { useGestures } from './use-gestures.ts';
import './stage.css';

/** Names of the stage's own buttons, in the language of the page. */
export interface StageLabels {
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly fit: string;
}

/** What a board hears from its stage. Points are in board units. */
export interface StageEvents {
  onTap?(at: Point, pointer: 'mouse' | 'touch' | 'pen'): void;
  /** Held still for half a second. */
  onPress?(at: Point): void;
  onHover?(at: Point | undefined): void;
  /** True claims the drag for the board (a piece is moved); otherwise it moves the camera. */
  onDragStart?(at: Point): boolean;
  onDrag?(at: Point): void;
  onDragEnd?(at: Point): void;
  /** The wheel with a modifier key: +1 clockwise, -1 anticlockwise. */
  onTurn?(way: 1 | -1): void;
  /** Runs before the stage's own keys (+ - 0 and arrows); `preventDefault` keeps a key from them. */
  onKeyDown?(event: KeyboardEvent<HTMLElement>): void;
}

interface StageProps extends StageEvents {
  readonly label: string;
  readonly labels: StageLabels;
  readonly content: Rect;
  readonly insets: Insets;
  readonly zoom: Zoom;
  readonly reducedMotion: boolean;
  /** Drawn in board units. */
  readonly children: ReactNode;
  /** HTML over the stage; see {@link StageAnchor} for what has to follow a place of the board. */
  readonly overlay?: ReactNode;
  /** More buttons for the column of the zoom buttons. */
  readonly tools?: ReactNode;
  /** Id of the element that explains the keys of the board. */
  readonly describedBy?: string | undefined;
  readonly control?: Ref<CameraControl>;
}

const CameraContext = createContext<CameraControl | undefined>(undefined);

/**
 * A board that can be panned and zoomed by wheel, pinch, drag, buttons and keys. The drawing moves without React, so a
 * board renders only when it changes. Its scale is also in `data-near`, `data-far` for styles that show more or less.
 */
export function Stage(props: StageProps) {
  const { content, insets, zoom, reducedMotion, labels } = props;
  const camera = useCamera({ content, insets, zoom, reducedMotion });
  const field = useRef<HTMLDivElement>(null);
  const drawing = useRef<SVGGElement>(null);
  useImperativeHandle(props.control, () => camera, [camera]);

  useLayoutEffect(() => {
    const element = field.current as HTMLDivElement;
    const follow = (): void => {
      const { x, y, scale } = camera.now();
      drawing.current?.setAttribute('transform', `matrix(${scale} 0 0 ${scale} ${brief(x)} ${brief(y)})`);
      const reach = scale < 0.62 ? 'far' : scale > 1.5 ? 'near' : 'middle';
      if (element.dataset.reach !== reach) element.dataset.reach = reach;
    };
    const leave = camera.subscribe(follow);
    const observer = new ResizeObserver(([entry]) => {
      if (entry) camera.resize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element);
    return () => {
      leave();
      observer.disconnect();
    };
  }, [camera]);

  useStageGestures(field, camera, props);

  return (
    <CameraContext value={camera}>
      <div className="kit-stage">
        <div
          ref={field}
          className="kit-stage-field"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes the keys it is focused for
          tabIndex={0}
          role="application"
          aria-label={props.label}
          aria-describedby={props.describedBy}
          onKeyDown={(event) => {
            props.onKeyDown?.(event);
            if (!event.defaultPrevented && moveByKey(camera, event)) event.preventDefault();
          }}
        >
          <svg className="kit-stage-drawing" aria-hidden="true" focusable="false">
            <g ref={drawing}>{props.children}</g>
          </svg>
        </div>
        <div className="kit-stage-overlay">{props.overlay}</div>
        <div className="kit-stage-tools">
          {props.tools}
          <StageButton icon="plus" label={labels.zoomIn} onPress={() => camera.zoom(1.35)} />
          <StageButton icon="minus" label={labels.zoomOut} onPress={() => camera.zoom(1 / 1.35)} />
          <StageButton icon="fit" label={labels.fit} onPress={() => camera.fit()} />
        </div>
      </div>
    </CameraContext>
  );
}

function useStageGestures(
  field: Parameters<typeof useGestures>[0],
  camera: CameraControl,
  events: StageEvents,
): void {
  const claimed = useRef(false);
  const board = (at: Point): Point => toBoard(camera.now(), at);
  const onGesture = (happened: Gesture, pointer: 'mouse' | 'touch' | 'pen'): void => {
    switch (happened.kind) {
      case 'tap':
        events.onTap?.(board(happened.at), pointer);
        break;
      case 'press':
        events.onPress?.(board(happened.at));
        break;
      case 'dragStart':
        claimed.current = events.onDragStart?.(board(happened.at)) ?? false;
        break;
      case 'drag':
        if (claimed.current) events.onDrag?.(board(happened.at));
        else camera.pan(happened.by);
        break;
      case 'dragEnd':
        if (claimed.current) events.onDragEnd?.(board(happened.at));
        claimed.current = false;
        break;
      case 'pinch':
        camera.pan(happened.by);
        camera.zoom(happened.factor, happened.at);
        break;
    }
  };
  useGestures(field, {
    onGesture,
    onHover: (at) => events.onHover?.(at && board(at)),
    onWheel(at, steps, turning) {
      if (turning && events.onTurn) events.onTurn(steps > 0 ? -1 : 1);
      else camera.zoom(1.22 ** Math.max(-2, Math.min(2, steps)), at);
    },
  });
}

function moveByKey(camera: CameraControl, { key }: KeyboardEvent): boolean {
  const step = 80;
  switch (key) {
    case '+':
    case '=':
      camera.zoom(1.25);
      return true;
    case '-':
      camera.zoom(0.8);
      return true;
    case '0':
      camera.fit();
      return true;
    case 'ArrowLeft':
      camera.pan({ x: step, y: 0 });
      return true;
    case 'ArrowRight':
      camera.pan({ x: -step, y: 0 });
      return true;
    case 'ArrowUp':
      camera.pan({ x: 0, y: step });
      return true;
    case 'ArrowDown':
      camera.pan({ x: 0, y: -step });
      return true;
    default:
      return false;
  }
}

interface StageButtonProps {
  readonly icon: IconName;
  readonly label: string;
  readonly pressed?: boolean;
  onPress(): void;
}

/** A round button over the board. `pressed` makes it a switch. */
export function StageButton({ icon, label, pressed, onPress }: StageButtonProps) {
  return (
    <button
      type="button"
      className="kit-stage-button"
      aria-label={label}
      aria-pressed={pressed}
      title={label}
      onClick={onPress}
    >
      <Icon name={icon} />
    </button>
  );
}

/** The camera of the stage around this component. @throws Error outside a stage */
export function useStage(): CameraControl {
  const camera = useContext(CameraContext);
  if (camera === undefined) throw new Error('no stage around this component');
  return camera;
}

interface StageAnchorProps {
  /** In board units. */
  readonly at: Point;
  readonly className?: string;
  readonly children: ReactNode;
}

/** HTML that stays with a place of the board at its own size while the camera moves. For a stage's `overlay`. */
export function StageAnchor({ at, className, children }: StageAnchorProps) {
  const camera = useStage();
  const element = useRef<HTMLDivElement>(null);
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const follow = (): void => {
      const { x, y } = toScreen(camera.now(), at);
      const { width, height } = camera.size();
      const box = element.current as HTMLDivElement;
      const half = box.offsetWidth / 2;
      const left = Math.min(Math.max(x, half + 8), width - half - 8);
      const top = Math.min(Math.max(y, 8), height - box.offsetHeight - 8);
      box.style.transform = `translate(${brief(left - half)}px, ${brief(top)}px)`;
    };
    follow();
    setReady(true);
    return camera.subscribe(follow);
  }, [camera, at]);
  return (
    <div
      ref={element}
      className={`kit-stage-anchor ${className ?? ''}`}
      style={ready ? undefined : { opacity: 0 }}
    >
      {children}
    </div>
  );
}
