/** What a problem of one code means, and how to mend it. */
export interface ProblemCodeEntry {
  readonly severity: 'error' | 'warning';
  readonly meaning: string;
  readonly mend: string;
}

/** Every code a tenant folder's problems may have. Codes are stable: one is never given a new meaning. */
export const problemCodes = {
  // Reading and parsing
  LV101: { severity: 'error', meaning: 'A document every brand needs is in none of its folders, or cannot be read.', mend: 'Add the document, or check that the file may be read and is no link out of the folder.' },
  LV102: { severity: 'error', meaning: 'A document is not JSON (comments are allowed).', mend: 'Mend the syntax at the place named; what follows it was not read.' },
  LV103: { severity: 'error', meaning: 'An object has the same key twice: only one of them would count.', mend: 'Remove or rename one of the two.' },
  LV104: { severity: 'error', meaning: 'A comma stands after the last entry of a list or object.', mend: 'Remove the comma.' },
  LV105: { severity: 'error', meaning: 'A document is larger than 256 kB.', mend: 'Split the page, or move data out of the configuration.' },
  LV106: { severity: 'warning', meaning: 'A file or folder of the brand is read by nothing.', mend: 'Give it the name it should have, or remove it.' },
  LV107: { severity: 'error', meaning: 'A document is not UTF-8 text.', mend: 'Save the file as UTF-8.' },
  LV108: { severity: 'error', meaning: 'A key has a name that means something to the language Livery is written in.', mend: 'Choose another name.' },
  LV109: { severity: 'error', meaning: 'Lists and objects stand inside each other more than 64 deep.', mend: 'Flatten the document.' },
  // Schema
  LV201: { severity: 'error', meaning: 'A value has the wrong type.', mend: 'Write a value of the type the message names.' },
  LV202: { severity: 'error', meaning: 'A property is missing, in the brand and in its parents.', mend: 'Add the property to the object at the place named.' },
  LV203: { severity: 'error', meaning: 'A property or prop is not known here.', mend: 'Correct its name, or remove it.' },
  LV204: { severity: 'error', meaning: 'A value is none of those allowed.', mend: 'Choose one of the values the message names.' },
  LV205: { severity: 'error', meaning: 'A text does not have the form it must have.', mend: 'Write it as the message describes.' },
  LV206: { severity: 'error', meaning: 'A number, text or list is too small or too large.', mend: 'Keep within the limit the message names.' },
  LV207: { severity: 'error', meaning: 'A name is malformed.', mend: 'Begin with a letter; go on with letters, digits, "_", "-" and ".".' },
  LV208: { severity: 'error', meaning: 'A node uses a component that does not exist.', mend: 'Use a component of the registry.' },
  LV209: { severity: 'error', meaning: 'A value is none of the forms allowed here.', mend: 'Write it in one of the forms the message names.' },
  LV210: { severity: 'error', meaning: 'A list holds the same entry twice.', mend: 'Remove one of the two.' },
  LV211: { severity: 'error', meaning: 'A condition has no key, or more than one.', mend: 'Write one key; join several conditions with "all" or "any".' },
  LV212: { severity: 'error', meaning: 'A value breaks a rule of its schema that has no code of its own.', mend: 'See the message.' },
  // Layers
  LV301: { severity: 'error', meaning: 'The parent brand named by "extends" has no folder.', mend: 'Name an existing brand folder.' },
  LV302: { severity: 'error', meaning: 'A brand is its own parent, directly or through others.', mend: 'Change "extends" of one of them.' },
  LV303: { severity: 'error', meaning: 'A list operation is anchored to an entry the list does not have.', mend: 'Name an entry of the parent’s list.' },
  LV304: { severity: 'error', meaning: 'A list operation removes or moves an entry the list does not have.', mend: 'Name an entry of the parent’s list, or drop the operation.' },
  LV305: { severity: 'error', meaning: 'A list operation is malformed, or stands where operations are not allowed.', mend: 'Write {"insert", "before" or "after"}, {"remove"} or {"move", "before" or "after"}, in a page’s slot or a menu.' },
  LV306: { severity: 'error', meaning: 'List operations without a list in the parent.', mend: 'Write the whole list.' },
  LV307: { severity: 'error', meaning: 'A brand changes what its parent has locked.', mend: 'Leave the parent’s value, or stay within what the lock allows.' },
  LV308: { severity: 'error', meaning: 'A list operation inserts an entry the list already has.', mend: 'Use "move", or insert under another id.' },
  LV309: { severity: 'warning', meaning: 'A null deletes something the parent does not have.', mend: 'Correct the name, or drop the line.' },
  LV310: { severity: 'error', meaning: 'A lock names nothing, or a value its rule does not fit.', mend: 'Point the lock at an existing value; "mayRaise" needs a number or a boolean.' },
  // References
  LV401: { severity: 'error', meaning: 'A route that does not exist.', mend: 'Name a route of routes.json, or a path one of them has.' },
  LV402: { severity: 'error', meaning: 'A page that does not exist.', mend: 'Add pages/<name>.json, or correct the name.' },
  LV403: { severity: 'error', meaning: 'A menu that does not exist.', mend: 'Add it to menus.json, or correct the name.' },
  LV404: { severity: 'error', meaning: 'A flag that does not exist.', mend: 'Add it to flags.json, or correct the name.' },
  LV405: { severity: 'error', meaning: 'A text key that has no English text.', mend: 'Add it to locales/EN.json, or correct the key.' },
  LV406: { severity: 'error', meaning: 'A text that one language has and another lacks.', mend: 'Add the text to the language the message names.' },
  LV407: { severity: 'error', meaning: 'A text whose placeholders differ between languages.', mend: 'Use the placeholders of the English text.' },
  LV408: { severity: 'error', meaning: 'An asset file that does not exist.', mend: 'Add the file to the brand’s assets folder, or correct the path.' },
  LV409: { severity: 'error', meaning: 'An icon that does not exist.', mend: 'Name an icon of the icon list.' },
  LV410: { severity: 'error', meaning: 'A banner group that does not exist.', mend: 'Add it to banners.json, or correct the name.' },
  LV411: { severity: 'error', meaning: 'A node that the page does not have.', mend: 'Add the node, or take its id out of the slot.' },
  LV412: { severity: 'error', meaning: 'A node stands inside itself.', mend: 'Take its id out of the slot at the place named.' },
  LV413: { severity: 'error', meaning: 'A node stands in two places.', mend: 'Take its id out of one of them, or make a second node.' },
  LV414: { severity: 'error', meaning: 'A node that no slot leads to: it would never be shown.', mend: 'Put its id into a slot, or delete the node.' },
  LV415: { severity: 'error', meaning: 'A slot its component does not have.', mend: 'Use a slot of the component.' },
  LV416: { severity: 'error', meaning: 'A value path that pages cannot look at.', mend: 'Use a path the message names.' },
  LV417: { severity: 'error', meaning: 'A preloaded call that does not exist or may not be answered for every guest alike.', mend: 'Name a call that is marked for guests.' },
  LV418: { severity: 'error', meaning: 'A layout without exactly one Outlet, or an Outlet in a page that is no layout.', mend: 'Give a layout one node that uses Outlet; use none elsewhere.' },
  LV419: { severity: 'error', meaning: 'A language the brand offers has no texts.', mend: 'Add locales/<LANG>.json, or do not offer the language.' },
  LV420: { severity: 'error', meaning: 'The default language is none of those offered.', mend: 'Add it to supportLanguages, or choose another default.' },
  LV421: { severity: 'error', meaning: 'Two routes claim the same path: the second would never open.', mend: 'Give one of them another path.' },
  LV422: { severity: 'error', meaning: 'A path parameter without values, or a link to a route without a value it knows.', mend: 'List the values under the route’s "params"; give the link one of them.' },
  LV423: { severity: 'error', meaning: 'A route that shows nothing, or both shows a page and leads elsewhere.', mend: 'Give it either "page" or "redirect".' },
  LV424: { severity: 'error', meaning: 'A time zone, currency or language tag nobody knows.', mend: 'Use an IANA time zone, an ISO 4217 code, a BCP 47 tag.' },
  LV425: { severity: 'error', meaning: 'Two entries of a list have the same id.', mend: 'Rename one of them.' },
  // Look and safety
  LV501: { severity: 'error', meaning: 'A text is too hard to read on its ground (WCAG 2.2 AA, 1.4.3).', mend: 'Move the two colours apart until the ratio is at least 4.5.' },
  LV502: { severity: 'error', meaning: 'A control or state is too hard to see on the canvas (WCAG 2.2 AA, 1.4.11).', mend: 'Move the two colours apart until the ratio is at least 3.' },
  LV503: { severity: 'error', meaning: 'A licence badge without what proves the licence.', mend: 'Give regulator, licensee, number and register link, or remove the badge.' },
  LV504: { severity: 'error', meaning: 'Games would be framed from a brand’s own host, where they could act as the player.', mend: 'Serve games from a host of their own.' },
  LV505: { severity: 'error', meaning: 'A link that is neither https nor a path of the site.', mend: 'Write an https address.' },
  LV506: { severity: 'error', meaning: 'A literal where a secret’s name belongs.', mend: 'Write {"$secret": "NAME"} and give the server the secret under that name.' },
  LV507: { severity: 'error', meaning: 'In live mode, a brand whose operator is the embedded sandbox.', mend: 'Give upstream.json the operator’s https address, or start in sandbox mode.' },
  // Across brands
  LV601: { severity: 'error', meaning: 'Two brands answer on the same host.', mend: 'Remove the host from one of them.' },
  LV602: { severity: 'error', meaning: 'A brand folder’s name cannot be part of a host name.', mend: 'Begin with a small letter; go on with small letters, digits and "-".' },
} as const satisfies Record<string, ProblemCodeEntry>;

/** A key of {@link problemCodes}. */
export type ProblemCode = keyof typeof problemCodes;
