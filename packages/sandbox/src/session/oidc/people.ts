/** Somebody the demonstration provider knows. Nobody of that name is meant. */
export interface Person {
  /** The provider's own name for the person; it never changes. */
  readonly subject: string;
  readonly name: string;
  readonly email: string;
}

/** A registration at the provider: the name it shows, and whom it knows. */
export interface Registrant {
  readonly displayName: string;
  readonly people: readonly Person[];
}

/** What the brands of this machine sign in with, by client id: two names over one provider. */
export const registrants: ReadonlyMap<string, Registrant> = new Map([
  [
    'harbour',
    {
      displayName: 'Harbour ID',
      people: [
        { subject: 'harbour-1001', name: 'Alma Reyes', email: 'alma@harbour.test' },
        { subject: 'harbour-1002', name: 'Ben Okafor', email: 'ben@harbour.test' },
        { subject: 'harbour-1003', name: 'Chiara Lind', email: 'chiara@harbour.test' },
      ],
    },
  ],
  [
    'northlight',
    {
      displayName: 'Northlight',
      people: [
        { subject: 'northlight-2001', name: 'Dao Pham', email: 'dao@northlight.test' },
        { subject: 'northlight-2002', name: 'Elif Kaya', email: 'elif@northlight.test' },
        { subject: 'northlight-2003', name: 'Felix Moreau', email: 'felix@northlight.test' },
      ],
    },
  ],
]);

/** The person of a subject, whoever registered. */
export function personOf(subject: string): Person | undefined {
  return [...registrants.values()]
    .flatMap(({ people }) => people)
    .find((person) => person.subject === subject);
}
