/** Flags that the program itself reads. All others have an effect through conditions only. */
export const platformFlags: readonly string[] = [
  'CHNGPASSVERIF3',
  'DIRECTREG3',
  'MOBILENUMPASSREG3',
  'MOBILENUMREG3',
  'MOBILEVERCODELOGIN3',
  'REGMOBVERF3',
  'USERNAMEREG3',
  'forcedPasswordChange',
  'freePlay',
  'phoneLogin',
  'socialSignIn',
  'thirdPartySms',
  'vip',
];
