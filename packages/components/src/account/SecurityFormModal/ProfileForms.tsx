import { nicknameForm, realNameForm } from '@livery/stores';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { FormField } from '../../core/FormField/FormField.tsx';
import { useStores } from '../../core/stores.ts';
import type { ChangeFormProps } from './ChangeFormProps.ts';
import { SecurityForm } from './SecurityForm.tsx';

export const NicknameForm = observer(function NicknameForm({
  info,
  title,
  onDone,
}: ChangeFormProps) {
  const stores = useStores();
  const { locale } = stores;
  const [form] = useState(() => stores.create((deps) => nicknameForm(deps, info.nickname ?? '')));
  return (
    <SecurityForm
      form={form}
      names={['nickname']}
      label={title}
      submit={locale.t('mc.security.save')}
      onDone={onDone}
    >
      <FormField
        field={form.form.field('nickname')}
        label={locale.t('mc.security.nickname')}
        hint={locale.t('mc.security.nicknameHint')}
        autoComplete="nickname"
        required
      />
    </SecurityForm>
  );
});

export const RealNameForm = observer(function RealNameForm({ title, onDone }: ChangeFormProps) {
  const stores = useStores();
  const { locale } = stores;
  const [form] = useState(() => stores.create(realNameForm));
  return (
    <SecurityForm
      form={form}
      names={['payeeName']}
      label={title}
      text={locale.t('mc.security.realNameOnce')}
      submit={locale.t('mc.security.save')}
      onDone={onDone}
    >
      <FormField
        field={form.form.field('payeeName')}
        label={locale.t('register.payeeName')}
        hint={locale.t('register.payeeNameHint')}
        autoComplete="name"
        spellCheck={false}
        required
      />
    </SecurityForm>
  );
});
