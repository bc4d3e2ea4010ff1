import {
  lengthValues,
  type RegisterStore,
  type RegistrationField,
  type RegistrationFields,
} from '@livery/stores';
import { Checkbox } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { CaptchaImage } from '../../protection/CaptchaImage/CaptchaImage.tsx';
import { PhoneField } from '../../protection/PhoneField/PhoneField.tsx';
import { FormField } from '../../core/FormField/FormField.tsx';
import { PasswordField } from '../../core/FormField/PasswordField.tsx';
import { SmsCodeButton } from '../../protection/SmsCodeField/SmsCodeButton.tsx';
import { SmsCodeField } from '../../protection/SmsCodeField/SmsCodeField.tsx';
import { useStores } from '../../core/stores.ts';
import styles from './RegisterForm.module.css';

/** Attributes of the HTML input for input types of registration.json without their own field. */
const inputs = {
  text: { autoCapitalize: 'none', spellCheck: false },
  email: { type: 'email', dir: 'ltr' },
  captcha: { autoCapitalize: 'none', spellCheck: false },
} as const;

/** Field of the registration, configured by registration.json and the operator's rules. */
export const RegistrationRow = observer(function RegistrationRow({
  field,
  register,
  fields,
}: {
  field: RegistrationField;
  register: RegisterStore;
  fields: RegistrationFields;
}) {
  const { locale, site } = useStores();
  const store = fields.form.field(field.id);
  const required = fields.isRequired(field.id);
  const label = locale.text(field.label.$text, {
    ...field.label.values,
    age: site.config.compliance.minimumAge,
  });
  if (field.input === 'checkbox') {
    const problem = store.shownProblem;
    return (
      <Checkbox
        name={field.id}
        label={label}
        required={required}
        checked={store.value === 'yes'}
        error={store.refusal ?? (problem && locale.t(problem.key, problem.values))}
        onChange={(checked) => {
          store.change(checked ? 'yes' : '');
          store.visit();
        }}
      />
    );
  }
  const props = {
    field: store,
    label,
    required,
    hint:
      field.hint &&
      locale.text(field.hint.$text, {
        ...field.hint.values,
        ...lengthValues(fields.lengths(field)),
      }),
    ...(field.autocomplete !== undefined && { autoComplete: field.autocomplete }),
  };
  if (field.input === 'captcha')
    return (
      <div className={styles.captcha}>
        <FormField {...props} {...inputs.captcha} />
        <CaptchaImage captcha={register.captcha} />
      </div>
    );
  if (field.input === 'code' && register.byThirdParty)
    return <SmsCodeButton code={register.phone.code} note={locale.t('phone.later')} />;
  if (field.input === 'code') return <SmsCodeField {...props} code={register.code} />;
  if (field.input === 'password') return <PasswordField {...props} />;
  if (field.input === 'tel') return <PhoneField {...props} />;
  return <FormField {...props} {...inputs[field.input]} />;
});
