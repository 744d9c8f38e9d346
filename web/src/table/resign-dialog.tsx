import { useWords } from '../text/words.tsx';
import { Dialog } from '../ui/dialog.tsx';

/** Resigning is final, so it is asked once more. */
export function ResignDialog(props: {
  readonly game: string;
  readonly close: () => void;
  readonly resign: () => void;
}) {
  const { game, close, resign } = props;
  const words = useWords();
  return (
    <Dialog
      title={words('resign.title')}
      close={close}
      size="small"
      game={game}
      footer={
        <>
          <button type="button" className="button" data-look="accent" onClick={close}>
            {words('resign.stay')}
          </button>
          <button
            type="button"
            className="button"
            onClick={() => {
              resign();
              close();
            }}
          >
            {words('resign.do')}
          </button>
        </>
      }
    >
      <p>{words('resign.help')}</p>
    </Dialog>
  );
}
