import type { MatchInfo } from '@pentapolis/wire';
import { isPromiseKept } from '../net/salts.ts';
import { luckOf } from '../state/luck.ts';
import { useLanguage, useWords } from '../text/words.tsx';

/** Every seat is taken: what the devices are doing now, how long it may take, and whether the server keeps its word. */
export function SaltsNotice({ info }: { readonly info: MatchInfo }) {
  const words = useWords();
  const language = useLanguage();
  const luck = luckOf(info.id);
  if (luck !== undefined && !isPromiseKept(info, luck))
    return (
      <p className="notice" data-tone="bad" role="alert">
        {words('net.brokenPromise')}
      </p>
    );
  const time = new Date(info.saltsDueAt ?? 0).toLocaleTimeString(language, {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  return (
    <p className="notice" role="status">
      {words('wait.salts', { time })}
    </p>
  );
}
