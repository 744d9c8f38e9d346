import { expect, it } from 'vitest';
import { citytrixx } from '../rules/index.ts';

it.each([
  [{ kind: 'company', company: 'XX' }, 'company', 'CTX-SETUP-2'],
  [{ kind: 'start', value: '40' }, 'value', 'CTX-START-2'],
  [{ kind: 'play', card: 'BE-C3' }, 'card', 'CTX-TRICK-2'],
  [{ kind: 'take', card: 'BE-C4', as: 'hotel' }, 'as', 'CTX-USE-1'],
  [{ kind: 'operate', company: 'BE', cities: 'BE-C4' }, 'cities', 'CTX-OPERATE-2'],
  [{ kind: 'buy', card: 'BE-C4', money: [7] }, 'money', 'CTX-BUY-1'],
  [{ kind: 'rob' }, 'kind', 'CTX-SETUP-1'],
])('an unreadable action is refused by its field and the rule it is about: %j', (action, field, rule) => {
  expect(citytrixx.readAction(action)).toMatchObject({ rule, args: { field } });
});
