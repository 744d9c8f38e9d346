import { City } from './city.tsx';
import type { CitiesProps } from './city-props.ts';

/** All cities at once, in the order of the seats. */
export function Cities(props: CitiesProps) {
  const { view } = props;
  return (
    <div className="cit-cities" data-seats={view.seats.length}>
      {view.seats.map((_, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
        <City key={seat} {...props} seat={seat} />
      ))}
    </div>
  );
}
