/** Patterns that every drawing of the town shares; once per page. */
export function ArtDefs() {
  return (
    <svg className="cte-defs" width="0" height="0" aria-hidden="true" focusable="false">
      <defs>
        <pattern id="cte-grid" width="48" height="48" patternUnits="userSpaceOnUse">
          <path className="cte-grid-line" d="M0 0H48M0 0V48" />
        </pattern>
        <pattern id="cte-cobbles" width="12" height="12" patternUnits="userSpaceOnUse">
          <path
            className="cte-thin"
            d="M1 3.5a2.5 2 0 0 1 5 0a2.5 2 0 0 1-5 0M7 9.5a2.5 2 0 0 1 5 0M-1 9.5a2 2 0 0 1 4 0"
          />
        </pattern>
        <pattern id="cte-slabs" width="24" height="24" patternUnits="userSpaceOnUse">
          <path className="cte-thin" d="M0 0H24M0 12H24M0 0V12M12 12V24" />
        </pattern>
        <pattern id="cte-waves" width="24" height="12" patternUnits="userSpaceOnUse">
          <path className="cte-wave" d="M0 4q6-4 12 0t12 0M-6 10q6-4 12 0t12 0t12 0" />
        </pattern>
        <pattern
          id="cte-hatch"
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path className="cte-hatch-line" d="M0 0V6" />
        </pattern>
      </defs>
    </svg>
  );
}
