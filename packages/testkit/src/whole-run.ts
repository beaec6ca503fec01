/**
 * Whether a test runs at its full length, on every database: always, except in `npm test`, which leaves out what takes long and
 * seldom fails. docs/testing.md says what runs where.
 */
export const IS_WHOLE_RUN = process.env.TESTS !== "quick"
