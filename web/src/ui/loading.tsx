import { useWords } from '../text/words.tsx';
import './boundary.css';

/** While a part of the page is on its way. */
export function Loading() {
  const words = useWords();
  return (
    <p className="loading" role="status">
      {words('net.loading')}
    </p>
  );
}
