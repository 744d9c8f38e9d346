/** Something a person typed or wrote is wrong. Its text is ready to be read; the command ends with status 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The command did what was asked, and what it was to examine does not hold. Status 1. */
export class CheckFailure extends Error {
  override readonly name = 'CheckFailure';
}
