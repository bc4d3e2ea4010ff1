/** A field of both forms. */
export interface FormField {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly initial: string;
}

const bounds = { min: 2, max: 40 };
/** What is said of a value of a wrong length. */
export const lengthProblem = `Please enter ${bounds.min} - ${bounds.max} characters`;

/** The fields of a long registration; `form` keeps the ids of two forms apart. */
export function makeFields(count: number, form: string): FormField[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `${form}${index}`,
    name: `field${index}`,
    label: `Field ${index}`,
    hint: `${bounds.min} - ${bounds.max} characters`,
    initial: 'text',
  }));
}

/** The rules by hand: not empty, and of the right length. */
export function problemOf(_field: FormField, value: string): string | undefined {
  if (value === '') return 'Input cannot be empty';
  return value.length < bounds.min || value.length > bounds.max ? lengthProblem : undefined;
}

/** The same rules as the operator names them. */
export const validatorOf = ({ name }: FormField) => ({
  field: name,
  enabled: true,
  required: true,
  acceptedPattern: '*',
  minLength: bounds.min,
  maxLength: bounds.max,
});
