import type { Resource } from '../../rules/resources.ts';
import { RESOURCE_DRAWINGS } from './resources.data.ts';

/** The layers of a Resource's sign on the 24 grid, for drawings. */
export function ResourceLayers({ resource }: { readonly resource: Resource }) {
  const { body, line } = RESOURCE_DRAWINGS[resource];
  return (
    <g className="cte-res" data-res={resource}>
      <path className="cte-res-body" d={body} />
      <path className="cte-res-line" d={line} />
    </g>
  );
}

/** A Resource's sign by itself. Decoration: its name stands beside it or in the label of what holds it. */
export function ResourceSign({
  resource,
  size = 18,
}: {
  readonly resource: Resource;
  readonly size?: number;
}) {
  return (
    <svg className="cte-res-sign" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <ResourceLayers resource={resource} />
    </svg>
  );
}
