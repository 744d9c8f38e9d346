import type { Speaker } from '@pentapolis/kernel';
import { Glyph, Icon, SeatMark } from '@pentapolis/kit';
import { memo } from 'react';
import { toCome, type View } from '../../rules/index.ts';
import { CHIEF_GLYPH, STONE_GLYPH } from '../art/glyphs.data.ts';
import { TilePicture } from '../art/tile-picture.tsx';
import { tileText } from '../model/words.ts';
import { ComesTable } from './comes-table.tsx';
import './site.css';

interface SiteProps {
  readonly view: View;
  readonly say: Speaker;
  /** The viewer may choose a tile now. */
  readonly active: boolean;
  /** Tiles the viewer can pay. */
  readonly affordable: ReadonlySet<string>;
  readonly chosen: string | undefined;
  /** Which way round the chosen tile is. */
  readonly rotation: number;
  choose(tile: string, byMouse: boolean): void;
  /** Shows what is to come where there is no room for it here. */
  openDrawer(page: 'comes'): void;
}

/** The construction site: tiles on offer with their prices, stacks left, the Chief Architect, what is to come. */
export const Site = memo(function Site(props: SiteProps) {
  const { view, say, active, affordable, chosen, rotation, choose, openDrawer } = props;
  const { site, stacks, chief, over } = view;
  return (
    <section className="akr-site" aria-label={say.term('akropolis.site')}>
      <ol className="akr-offers">
        {site.map((tile, price) => (
          <li key={tile}>
            <Offer
              tile={tile}
              price={price}
              say={say}
              active={active}
              payable={!active || affordable.has(tile)}
              chosen={chosen === tile}
              rotation={chosen === tile ? rotation : 0}
              choose={(byMouse) => choose(tile, byMouse)}
            />
          </li>
        ))}
      </ol>
      <div className="akr-supply">
        <p className="akr-stacks">
          <Icon name="layers" />
          <span className="akr-brief" aria-hidden="true">
            {say.number(stacks)}
          </span>
          <span className="akr-full">
            {stacks > 0
              ? say.term('akropolis.site.stacks', { stacks })
              : say.term(over ? 'akropolis.site.stays' : 'akropolis.site.lastStack')}
          </span>
        </p>
        <p className="akr-chief">
          <Glyph d={CHIEF_GLYPH} />
          {chief < view.cities.length ? <SeatMark seat={chief} /> : undefined}
          <span className="akr-full">
            {say.term('akropolis.chief', {
              holder:
                chief < view.cities.length
                  ? say.seat(chief)
                  : say.term(`architect.${view.choices.architect}`),
            })}
          </span>
        </p>
        <button type="button" className="akr-button akr-comes-button" onClick={() => openDrawer('comes')}>
          <Icon name="bars" />
          <span>{say.term('akropolis.comes')}</span>
        </button>
      </div>
      <div className="akr-comes-inline">
        <ComesTable toCome={toCome(view)} say={say} />
      </div>
    </section>
  );
});

interface OfferProps {
  readonly tile: string;
  readonly price: number;
  readonly say: Speaker;
  readonly active: boolean;
  readonly payable: boolean;
  readonly chosen: boolean;
  readonly rotation: number;
  choose(byMouse: boolean): void;
}

function Offer({ tile, price, say, active, payable, chosen, rotation, choose }: OfferProps) {
  const label = say.term('akropolis.site.tile', { tile, letters: tileText(tile, say), price, payable });
  return (
    <button
      type="button"
      className="akr-offer"
      data-tile={tile}
      aria-label={label}
      aria-pressed={active ? chosen : undefined}
      aria-disabled={active && payable ? undefined : true}
      title={label}
      onClick={({ nativeEvent, currentTarget }) => {
        const pointer = 'pointerType' in nativeEvent ? nativeEvent.pointerType : '';
        choose(pointer === 'mouse');
        if (active && payable)
          currentTarget.closest('.akr-board')?.querySelector<HTMLElement>('.kit-stage-field')?.focus();
      }}
    >
      <span className="akr-key" aria-hidden="true">
        {price + 1}
      </span>
      <TilePicture tile={tile} rotation={rotation} />
      <span className="akr-price" aria-hidden="true">
        {price === 0 ? (
          say.term('akropolis.site.free')
        ) : (
          <>
            <Glyph d={STONE_GLYPH} size={16} />
            {say.number(price)}
          </>
        )}
      </span>
    </button>
  );
}
