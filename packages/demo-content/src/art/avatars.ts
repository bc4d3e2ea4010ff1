/** Names of the members' avatars. */
export const avatars: readonly string[] = Array.from(
  { length: 48 },
  (_, index) => `AV${String(index + 1).padStart(2, '0')}`,
);

/** Returns the avatar of a member. Consecutive members have different ones. */
export function iconOf(memberId: number): string {
  return avatars[(memberId * 7) % avatars.length] ?? 'AV01';
}
