import type { CompanyId } from '../../rules/index.ts';
import { useLook } from './set-context.ts';

interface PlateProps {
  readonly company: CompanyId;
  readonly size?: 'small' | 'large';
}

/** The enamel sign of a company: its letters, its colour, and its livery as a band below. Its name stands beside it in words. */
export function Plate({ company, size = 'small' }: PlateProps) {
  const { colour, livery } = useLook(company);
  return (
    <span className="ctx-plate" data-colour={colour} data-livery={livery} data-size={size} aria-hidden="true">
      {company}
    </span>
  );
}
