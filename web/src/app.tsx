import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { Lobby } from './lobby/lobby.tsx';
import { ApiFailure } from './net/api.ts';
import { useSaltTelling } from './net/use-salt-telling.ts';
import { WaitingSignal } from './own/waiting-signal.tsx';
import { Boundary } from './ui/boundary.tsx';
import { Loading } from './ui/loading.tsx';
import { useSpokenPage } from './ui/use-spoken-page.ts';

const MatchPage = lazy(async () => ({ default: (await import('./table/match-page.tsx')).MatchPage }));
const ReplayPage = lazy(async () => ({ default: (await import('./replay/replay-page.tsx')).ReplayPage }));
const FilePage = lazy(async () => ({ default: (await import('./replay/file-page.tsx')).FilePage }));
const AboutPage = lazy(async () => ({ default: (await import('./pages/about.tsx')).AboutPage }));
const ChallengePage = lazy(async () => ({
  default: (await import('./lobby/challenge-page.tsx')).ChallengePage,
}));
const PadPage = lazy(async () => ({ default: (await import('./pages/pad.tsx')).PadPage }));
const NotFound = lazy(async () => ({ default: (await import('./pages/not-found.tsx')).NotFound }));

const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 2000,
      // What the server refused it would refuse again; only a lost connection is worth another try.
      retry: (count, error) =>
        count < 3 && error instanceof ApiFailure && (error.status === 0 || error.status >= 500),
    },
  },
});

/** The whole page: one route per thing a person can look at. */
export function App() {
  useSpokenPage();
  useSaltTelling();
  return (
    <Boundary>
      <QueryClientProvider client={queries}>
        <WaitingSignal />
        <Suspense fallback={<Loading />}>
          <Switch>
            <Route path="/">
              <Lobby />
            </Route>
            <Route path="/m/:id/replay">{({ id }) => <ReplayPage key={id} id={id} />}</Route>
            <Route path="/m/:id">{({ id }) => <MatchPage key={id} id={id} />}</Route>
            <Route path="/replay">
              <FilePage />
            </Route>
            <Route path="/about">
              <AboutPage />
            </Route>
            <Route path="/challenge/:game/:level">
              {({ game, level }) => <ChallengePage game={game} level={level} />}
            </Route>
            <Route path="/pad/:game">{({ game }) => <PadPage game={game} />}</Route>
            <Route>
              <NotFound />
            </Route>
          </Switch>
        </Suspense>
      </QueryClientProvider>
    </Boundary>
  );
}
