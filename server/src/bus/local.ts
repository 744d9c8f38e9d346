import type { Bus } from './bus.ts';

/** Within this process. Listeners run before `publish` returns. */
export function localBus(onError: (error: unknown) => void): Bus {
  const topics = new Map<string, Set<(message: unknown) => void>>();
  return {
    publish(topic, message) {
      for (const listener of [...(topics.get(topic) ?? [])]) {
        try {
          listener(message);
        } catch (error) {
          onError(error);
        }
      }
    },
    subscribe(topic, listener) {
      const listeners = topics.get(topic) ?? new Set();
      const own = (message: unknown): void => listener(message); // the same listener may subscribe twice
      topics.set(topic, listeners.add(own));
      return () => {
        listeners.delete(own);
        if (listeners.size === 0 && topics.get(topic) === listeners) topics.delete(topic);
      };
    },
    async close() {
      topics.clear();
    },
  };
}
