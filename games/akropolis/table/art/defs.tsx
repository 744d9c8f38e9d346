import { DISTRICT_GLYPHS, QUARRY_GLYPH, STAR_GLYPH } from './glyphs.data.ts';

/**
 * Patterns and symbols that every drawing of a city refers to, once per page. Five patterns for five districts: courses
 * of brick, stripes of an awning, crossed spears, fluted columns, leaves.
 */
export function ArtDefs() {
  return (
    <svg className="akr-defs" width="0" height="0" aria-hidden="true" focusable="false">
      <defs>
        <pattern id="akr-pattern-house" width="16" height="12" patternUnits="userSpaceOnUse">
          <path d="M0 .5H16M0 6.5H16M4 .5v6M12 6.5v6" />
        </pattern>
        <pattern id="akr-pattern-market" width="12" height="12" patternUnits="userSpaceOnUse">
          <path className="akr-pattern-fill" d="M0 0h6v12H0Z" />
        </pattern>
        <pattern id="akr-pattern-barracks" width="12" height="12" patternUnits="userSpaceOnUse">
          <path d="M0 0L12 12M12 0L0 12" />
        </pattern>
        <pattern id="akr-pattern-temple" width="8" height="8" patternUnits="userSpaceOnUse">
          <circle className="akr-pattern-fill" cx="2" cy="2" r="1.5" />
          <circle className="akr-pattern-fill" cx="6" cy="6" r="1.5" />
        </pattern>
        <pattern id="akr-pattern-garden" width="20" height="14" patternUnits="userSpaceOnUse">
          <path d="M2 5c2-4 6-4 8 0c-2 2.5-6 2.5-8 0ZM12 12c2-4 6-4 8 0c-2 2.5-6 2.5-8 0Z" />
        </pattern>
        <pattern id="akr-pattern-quarry" width="26" height="18" patternUnits="userSpaceOnUse">
          <path d="M0 4l7 3l5-4M7 7l2 8l9 3M9 15L0 17M18 18l3-9l5-5M21 9l-9-6" />
        </pattern>
        <pattern id="akr-pattern-waves" width="220" height="88" patternUnits="userSpaceOnUse">
          <path d="M10 20c14-8 26-8 40 0s26 8 40 0M120 64c14-8 26-8 40 0s26 8 40 0M150 14c7-4 13-4 20 0M30 70c7-4 13-4 20 0" />
        </pattern>
        <pattern
          id="akr-pattern-refused"
          width="10"
          height="10"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path className="akr-pattern-fill" d="M0 0h5v10H0Z" />
        </pattern>
        {Object.entries(DISTRICT_GLYPHS).map(([district, d]) => (
          <symbol key={district} id={`akr-sign-${district}`} viewBox="0 0 24 24">
            <path d={d} />
          </symbol>
        ))}
        <symbol id="akr-sign-quarry" viewBox="0 0 24 24">
          <path d={QUARRY_GLYPH} />
        </symbol>
        <symbol id="akr-star" viewBox="0 0 24 24">
          <path d={STAR_GLYPH} />
        </symbol>
      </defs>
    </svg>
  );
}
