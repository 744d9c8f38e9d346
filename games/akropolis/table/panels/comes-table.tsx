import type { Speaker } from '@pentapolis/kernel';
import { DISTRICTS, type ToCome } from '../../rules/index.ts';
import { DistrictSign, StarSign } from './signs.tsx';

/** How many districts and plazas of each colour, and how many quarries, lie in the stacks. */
export function ComesTable({ toCome, say }: { readonly toCome: ToCome; readonly say: Speaker }) {
  return (
    <table className="akr-comes">
      <caption>{say.term('akropolis.comes')}</caption>
      <thead>
        <tr>
          <td />
          {DISTRICTS.map((district) => (
            <th key={district} scope="col">
              <DistrictSign district={district} label={say.term(`district.${district}`)} />
            </th>
          ))}
          <th scope="col">
            <DistrictSign district={undefined} label={say.term('akropolis.comes.quarries')} />
          </th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{say.term('akropolis.comes.districts')}</th>
          {DISTRICTS.map((district) => (
            <td key={district}>{say.number(toCome.districts[district])}</td>
          ))}
          <td>{say.number(toCome.quarries)}</td>
        </tr>
        <tr>
          <th scope="row">
            <StarSign /> {say.term('akropolis.comes.plazas')}
          </th>
          {DISTRICTS.map((district) => (
            <td key={district}>{say.number(toCome.plazas[district])}</td>
          ))}
          <td />
        </tr>
      </tbody>
    </table>
  );
}
