import { Component, type ReactNode } from 'react';
import { plainSpeaker } from '../text/words.tsx';
import './boundary.css';

interface State {
  readonly broken: boolean;
}

/** Catches what a part of the page throws while drawing and offers the way back. */
export class Boundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { broken: false };

  static getDerivedStateFromError(): State {
    return { broken: true };
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
    const say = plainSpeaker();
    return (
      <main className="broken">
        <h1>{say({ key: 'net.broken', args: {} })}</h1>
        <p>{say({ key: 'net.brokenHelp', args: {} })}</p>
        <button type="button" className="button" data-look="accent" onClick={() => window.location.reload()}>
          {say({ key: 'net.reload', args: {} })}
        </button>
      </main>
    );
  }
}
