import type { SettingName } from './rows.ts';

const words = (name: SettingName): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** `readsPerMinute` -> `--reads-per-minute` */
export const flagOf = (name: SettingName): string => `--${words(name)}`;

export const PREFIX = 'PENTAPOLIS_';

/** `readsPerMinute` -> `PENTAPOLIS_READS_PER_MINUTE` */
export const variableOf = (name: SettingName): string =>
  `${PREFIX}${words(name).replaceAll('-', '_').toUpperCase()}`;
