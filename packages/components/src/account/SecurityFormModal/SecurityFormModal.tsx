import type { ModalProps, SecurityChange, TextKey } from '@livery/model';
import { memberInfoQuery } from '@livery/stores';
import { Skeleton } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import type { ComponentType } from 'react';
import { ModalFrame } from '../../core/ModalFrame/ModalFrame.tsx';
import { ResourceView } from '../../core/ResourceView/ResourceView.tsx';
import { useStores } from '../../core/stores.ts';
import { useQuery } from '../../core/useQuery.ts';
import { AuthenticatorForm } from './AuthenticatorForm.tsx';
import { AvatarForm } from './AvatarForm.tsx';
import { BindingForm } from './BindingForm.tsx';
import type { ChangeFormProps } from './ChangeFormProps.ts';
import { PaymentPasswordForm } from './PaymentPasswordForm.tsx';
import { PayoutAccounts } from './PayoutAccounts.tsx';
import { NicknameForm, RealNameForm } from './ProfileForms.tsx';

const changes: Readonly<
  Record<SecurityChange, { title: TextKey; Form: ComponentType<ChangeFormProps> }>
> = {
  avatar: { title: 'mc.security.avatar', Form: AvatarForm },
  nickname: { title: 'mc.security.nickname', Form: NicknameForm },
  realName: { title: 'mc.security.realName', Form: RealNameForm },
  paymentPassword: { title: 'mc.security.paymentPassword', Form: PaymentPasswordForm },
  mobile: {
    title: 'mc.security.mobile',
    Form: (props) => <BindingForm {...props} channel="mobile" />,
  },
  email: {
    title: 'mc.security.email',
    Form: (props) => <BindingForm {...props} channel="email" />,
  },
  payoutAccounts: { title: 'mc.security.payoutAccounts', Form: PayoutAccounts },
  authenticator: { title: 'mc.security.authenticator', Form: AuthenticatorForm },
};

/** One change of the member's profile or security. Source: MEMB-03. */
export const SecurityFormModal = observer(function SecurityFormModal({
  item,
}: ModalProps['securityForm']) {
  const { locale, modals } = useStores();
  const info = useQuery(memberInfoQuery);
  const { title: titleKey, Form } = changes[item];
  const title = locale.t(titleKey);
  return (
    <ModalFrame name="securityForm" title={title} size="small">
      <ResourceView
        resource={info}
        loadingText="mc.security.loading"
        skeleton={<Skeleton shape="line" lines={4} />}
      >
        {(value) => (
          <Form info={value} title={title} onDone={() => void modals.hide('securityForm')} />
        )}
      </ResourceView>
    </ModalFrame>
  );
});
