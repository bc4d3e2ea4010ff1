/**
 * Address below which schemas and documentation are named. `.invalid` is reserved and never
 * resolves; a project that publishes them sets its own address here.
 */
export const publicAddress = 'https://livery.invalid';
