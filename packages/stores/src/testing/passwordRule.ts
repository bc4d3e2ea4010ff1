import type { RegisterValidator } from '@livery/model';

/** An operator's rule for passwords. */
export const passwordRule: RegisterValidator = {
  field: 'password',
  enabled: true,
  required: true,
  acceptedPattern: '^(?=.*[A-Za-z])(?=.*[0-9])\\S+$',
  patternId: 'lettersAndDigits',
  minLength: 7,
  maxLength: 20,
};
