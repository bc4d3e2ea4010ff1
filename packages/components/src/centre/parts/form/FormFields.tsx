import type { CentreField } from '@livery/model';
import type { FieldStore, FormStore } from '@livery/stores';
import { Button, Checkbox, Select, TextArea } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { FormField } from '../../../core/FormField/FormField.tsx';
import { PasswordField } from '../../../core/FormField/PasswordField.tsx';
import { useFieldState } from '../../../core/FormField/useFieldState.ts';
import { PaymentPasswordField } from '../../../core/PaymentPasswordField/PaymentPasswordField.tsx';
import { useStores } from '../../../core/stores.ts';
import { greatestText, limitOf, optionsOf } from './formFields.ts';
import { ImagesField } from './ImagesField.tsx';
import type { Row } from '../rowValues.ts';

/** Field of the requests that the payment password confirms. */
const paymentPassword = 'paymentPassword';

/** Inputs of a form that a page document describes. */
export const FormFields = observer(function FormFields({
  fields,
  form,
  row,
}: {
  fields: readonly CentreField[];
  form: FormStore<string>;
  /** The loaded reply, or the row whose button asks for the fields. */
  row: Row;
}) {
  return fields.map((field) => (
    <FormInput key={field.name} field={field} store={form.field(field.name)} row={row} />
  ));
});

const FormInput = observer(function FormInput({
  field,
  store,
  row,
}: {
  field: CentreField;
  store: FieldStore;
  row: Row;
}) {
  const stores = useStores();
  const { locale } = stores;
  const { value, error } = useFieldState(store, locale);
  const { kind, label, hint, required, autoComplete } = field;
  const shared = { label, hint, error, required, name: field.name };
  const max = limitOf(field.max, row);
  switch (kind) {
    case 'textarea':
      return (
        <TextArea
          {...shared}
          value={value}
          limit={max}
          onChange={store.change}
          onBlur={store.leave}
        />
      );
    case 'choice': {
      const options = optionsOf(field, row, (key) => locale.text(key));
      const hasNone = options.some((option) => option.value === '');
      return (
        <Select
          {...shared}
          value={value}
          options={options}
          placeholder={hasNone ? undefined : locale.t('centre.form.choose')}
          onChange={store.change}
          onBlur={store.leave}
        />
      );
    }
    case 'switch':
      return (
        <Checkbox
          as="switch"
          label={label}
          hint={hint}
          name={field.name}
          checked={value === 'true'}
          onChange={(checked) => store.change(String(checked))}
        />
      );
    case 'images':
      return <ImagesField {...shared} store={store} max={max ?? 3} />;
    case 'password': {
      const Field = field.name === paymentPassword ? PaymentPasswordField : PasswordField;
      return (
        <Field
          field={store}
          label={label}
          hint={hint}
          required={required}
          autoComplete={autoComplete ?? 'off'}
        />
      );
    }
    case 'text':
    case 'money':
    case 'percent':
    case 'integer':
      return (
        <FormField
          field={store}
          label={label}
          hint={hint}
          required={required}
          autoComplete={autoComplete ?? 'off'}
          {...(kind === 'text'
            ? { dir: 'auto' }
            : { inputMode: kind === 'integer' ? 'numeric' : 'decimal' })}
          {...(kind === 'percent' && { end: <span aria-hidden="true">%</span> })}
          {...(field.all && max !== undefined
            ? {
                end: (
                  <Button
                    variant="link"
                    size="small"
                    onClick={() => store.change(greatestText(stores, kind, max))}
                  >
                    {locale.t('centre.form.all')}
                  </Button>
                ),
              }
            : {})}
        />
      );
  }
});
