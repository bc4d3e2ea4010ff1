/**
 * Address below which schemas and documentation are named. `.invalid` is reserved and resolves
 * nowhere, so that nobody else can publish there; a project that publishes them has its own.
 */
export const publicAddress = 'https://livery.invalid';
