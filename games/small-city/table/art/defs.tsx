/**
 * Patterns every drawing of a borough refers to, once per page. One for each kind of ground plate, so that no kind is
 * told by its colour alone: lawn, awning, hazard stripes, mesh, corrugated iron, leaves, tiles, brick.
 */
export function ArtDefs() {
  return (
    <svg className="smc-defs" width="0" height="0" aria-hidden="true" focusable="false">
      <defs>
        <pattern id="smc-p-residence" width="20" height="20" patternUnits="userSpaceOnUse">
          <path d="M3 7l2-4l2 4M13 17l2-4l2 4" />
        </pattern>
        <pattern id="smc-p-commerce" width="16" height="16" patternUnits="userSpaceOnUse">
          <path className="smc-fill" d="M0 0h6v16H0Z" />
        </pattern>
        <pattern
          id="smc-p-factory"
          width="18"
          height="18"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path className="smc-fill" d="M0 0h7v18H0Z" />
        </pattern>
        <pattern id="smc-p-industry" width="14" height="14" patternUnits="userSpaceOnUse">
          <path d="M0 0L14 14M14 0L0 14" />
        </pattern>
        <pattern id="smc-p-warehouse" width="12" height="9" patternUnits="userSpaceOnUse">
          <path d="M0 4.5H12" />
        </pattern>
        <pattern id="smc-p-park" width="18" height="18" patternUnits="userSpaceOnUse">
          <circle className="smc-fill" cx="5" cy="5" r="2" />
          <circle className="smc-fill" cx="14" cy="14" r="2" />
        </pattern>
        <pattern id="smc-p-service" width="20" height="20" patternUnits="userSpaceOnUse">
          <path className="smc-fill" d="M0 0h10v10H0ZM10 10h10v10H10Z" />
        </pattern>
        <pattern id="smc-p-culture" width="24" height="16" patternUnits="userSpaceOnUse">
          <path d="M0 .5H24M0 8.5H24M6 .5v8M18 8.5v8" />
        </pattern>
        <pattern id="smc-p-hall" width="20" height="20" patternUnits="userSpaceOnUse">
          <path d="M10 0L20 10L10 20L0 10Z" />
        </pattern>
        <pattern id="smc-p-water" width="40" height="20" patternUnits="userSpaceOnUse">
          <path d="M0 6c10-6 10 6 20 0s10 6 20 0M-10 16c10-6 10 6 20 0s10 6 20 0s10 6 20 0" />
        </pattern>
        <pattern
          id="smc-p-closed"
          width="14"
          height="14"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path className="smc-fill" d="M0 0h5v14H0Z" />
        </pattern>
      </defs>
    </svg>
  );
}
