/** Field of both forms. */
export interface FormField {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly initial: string;
}

const bounds = { min: 2, max: 40 };
/** Message for a value of a wrong length. */
export const lengthProblem = `Please enter ${bounds.min} - ${bounds.max} characters`;

/** Creates the fields of a long registration form; `form` keeps the ids of two forms distinct. */
export function makeFields(count: number, form: string): FormField[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `${form}${index}`,
    name: `field${index}`,
    label: `Field ${index}`,
    hint: `${bounds.min} - ${bounds.max} characters`,
    initial: 'text',
  }));
}

/** Validates by hand: not empty and of a valid length. */
export function problemOf(_field: FormField, value: string): string | undefined {
  if (value === '') return 'Input cannot be empty';
  return value.length < bounds.min || value.length > bounds.max ? lengthProblem : undefined;
}

/** The same rules in the operator's format. */
export const validatorOf = ({ name }: FormField) => ({
  field: name,
  enabled: true,
  required: true,
  acceptedPattern: '*',
  minLength: bounds.min,
  maxLength: bounds.max,
});
