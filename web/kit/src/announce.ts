/** How urgently a screen reader says something: in its turn, or at once. */
export type Urgency = 'polite' | 'assertive';

interface Region {
  readonly element: HTMLElement;
  pending: string[];
  timer: number | undefined;
}

const regions = new Map<Urgency, Region>();

/** Long enough for assistive technology to notice an emptied region, short enough to feel immediate. */
const GATHER_MS = 60;

function regionFor(urgency: Urgency): Region {
  const known = regions.get(urgency);
  if (known?.element.isConnected) return known;
  const element = document.createElement('div');
  element.className = 'kit-unseen';
  element.setAttribute('role', urgency === 'polite' ? 'status' : 'alert');
  element.setAttribute('aria-live', urgency);
  document.body.append(element);
  const region: Region = { element, pending: [], timer: undefined };
  regions.set(urgency, region);
  return region;
}

/**
 * Says a sentence through a live region of the page. What comes in quick succession is said together, in order; the
 * same sentence may be said again later and is heard again. For browsers only.
 */
export function announce(text: string, urgency: Urgency = 'polite'): void {
  if (text === '') return;
  const region = regionFor(urgency);
  region.pending.push(text);
  region.element.textContent = '';
  window.clearTimeout(region.timer);
  region.timer = window.setTimeout(() => {
    region.element.textContent = region.pending.join(' ');
    region.pending = [];
  }, GATHER_MS);
}
