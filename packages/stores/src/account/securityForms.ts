import {
  addPayoutAccount,
  bindEmail,
  bindMobile,
  confirmAuthenticator,
  removeAuthenticator,
  removePayoutAccount,
  resetPaymentPassword,
  sendBindCode,
  sendPaymentResetCode,
  setIcon,
  setNickname,
  setPaymentPassword,
  setRealName,
  startAuthenticator,
} from '@livery/api';
import type {
  SendBindCodeRequest,
  SendPaymentResetCodeRequest,
  StartAuthenticatorReply,
} from '@livery/model';
import { required, type FieldOptions, type FieldRule } from '../core/forms/FormStore.ts';
import { typedAccount, typedCode, typedDigits, typedPhone } from '../core/forms/typedText.ts';
import type { StoreDeps } from '../site/StoreAccess.ts';
import { CountriesStore } from '../protection/CountriesStore.ts';
import { phoneFormat } from '../protection/phoneFormat.ts';
import { RuledField } from '../protection/RuledField.ts';
import { SmsCodeStore } from '../protection/SmsCodeStore.ts';
import { ValidatorsStore } from '../protection/ValidatorsStore.ts';
import { memberIconQuery } from './memberIconQuery.ts';
import { SecurityFormStore } from './SecurityFormStore.ts';
import { payoutAccountsQuery } from './securityQueries.ts';

const minNicknameLength = 2;
const maxNicknameLength = 20;

const nicknameLength: FieldRule = (value) => {
  const { length } = [...value];
  return length >= minNicknameLength && length <= maxNicknameLength
    ? undefined
    : {
        key: 'register.length',
        values: { length: `${minNicknameLength} - ${maxNicknameLength}` },
      };
};

/** Form of the nickname. */
export function nicknameForm({ api, root }: StoreDeps, initial: string) {
  return new SecurityFormStore(root, {
    fields: { nickname: { initial, trim: true, rules: [required(), nicknameLength] } },
    send: (sent) => api.call(setNickname, { nickname: sent('nickname') }),
  });
}

/** Form of the avatar. */
export function avatarForm({ api, root }: StoreDeps, initial: string) {
  return new SecurityFormStore(root, {
    fields: { icon: { initial, rules: [required()] } },
    send: async (sent) =>
      root.query(memberIconQuery).put({}, await api.call(setIcon, { icon: sent('icon') })),
  });
}

/** Form of the real name, which can be stored once. */
export function realNameForm(deps: StoreDeps) {
  const payeeName = new RuledField(deps, 'payeeName');
  return new SecurityFormStore(deps.root, {
    fields: { payeeName: payeeName.options },
    settle: (sent) => payeeName.settle(sent('payeeName')),
    send: (sent) => deps.api.call(setRealName, { payeeName: sent('payeeName') }),
  });
}

const repeatedPaymentPassword: FieldOptions = {
  trim: true,
  normalize: typedDigits,
  rules: [
    required(),
    (value, { paymentPassword }) =>
      value === paymentPassword ? undefined : { key: 'password.confirmWrong' },
  ],
};

/**
 * Form of the payment password.
 *
 * @param isFirst returns whether there is none yet, so that the login password is asked for.
 */
export function paymentPasswordForm(deps: StoreDeps, isFirst: () => boolean) {
  const rule = new RuledField(deps, 'paymentPassword');
  // For the hint, before anything is typed.
  void deps.root.get(ValidatorsStore).rules.load({});
  const form = new SecurityFormStore(deps.root, {
    fields: {
      password: { rules: [required('login.passwordRequired')] },
      oldPaymentPassword: { trim: true, normalize: typedDigits, rules: [required()] },
      paymentPassword: rule.options,
      confirmPaymentPassword: repeatedPaymentPassword,
    },
    settle: (sent) => rule.settle(sent('paymentPassword')),
    send: (sent) =>
      deps.api.call(setPaymentPassword, {
        paymentPassword: sent('paymentPassword'),
        confirmPaymentPassword: sent('confirmPaymentPassword'),
        ...(isFirst()
          ? { password: sent('password') }
          : { oldPaymentPassword: sent('oldPaymentPassword') }),
      }),
  });
  return { form, rule };
}

/**
 * Form that resets a forgotten payment password with a code, and the button that sends the code.
 *
 * @param channels the member's verified contacts; the first one is chosen at first.
 */
export function paymentResetForm(deps: StoreDeps, channels: readonly PaymentResetChannel[]) {
  const { api, clock, root } = deps;
  const rule = new RuledField(deps, 'paymentPassword');
  // For the hint, before anything is typed.
  void root.get(ValidatorsStore).rules.load({});
  const form = new SecurityFormStore(root, {
    fields: {
      channel: { initial: channels[0] ?? '', rules: [required()] },
      verificationCode: { trim: true, normalize: typedCode, rules: [required()] },
      paymentPassword: rule.options,
      confirmPaymentPassword: repeatedPaymentPassword,
    },
    settle: (sent) => rule.settle(sent('paymentPassword')),
    send: (sent) =>
      api.call(resetPaymentPassword, {
        channel: channelOf(sent('channel')),
        verificationCode: sent('verificationCode'),
        paymentPassword: sent('paymentPassword'),
        confirmPaymentPassword: sent('confirmPaymentPassword'),
      }),
  });
  const channel = form.form.field('channel');
  const code = new SmsCodeStore({
    clock,
    dialogs: root.dialogs,
    sms: root.site.config.site.sms,
    number: () => channel.sent,
    checkNumber: () => Promise.resolve(channel.check()),
    request: () => api.call(sendPaymentResetCode, { channel: channelOf(channel.sent) }),
  });
  return { form, code, rule };
}

/** Contact that a code for a new payment password is sent to. */
export type PaymentResetChannel = SendPaymentResetCodeRequest['channel'];

function channelOf(value: string): PaymentResetChannel {
  return value === 'email' ? 'email' : 'mobile';
}

/**
 * Form that binds a mobile number or an e-mail address, and the button that sends its code.
 *
 * @param isReplaced returns whether one is bound already, so that the login password is asked for.
 */
export function bindingForm(
  deps: StoreDeps,
  channel: SendBindCodeRequest['channel'],
  isReplaced: () => boolean,
) {
  const { api, clock, root } = deps;
  const target = channel === 'mobile' ? 'mobileNum' : 'email';
  const email = new RuledField(deps, 'email');
  const diallingCode = () => root.get(CountriesStore).diallingCode;
  const form = new SecurityFormStore(root, {
    fields: {
      mobileNum: { trim: true, normalize: typedPhone, rules: [required(), phoneFormat] },
      email: email.options,
      verificationCode: { trim: true, normalize: typedCode, rules: [required()] },
      password: { rules: [required('login.passwordRequired')] },
    },
    send: (sent) => {
      const shared = {
        verificationCode: sent('verificationCode'),
        ...(isReplaced() && { password: sent('password') }),
      };
      return channel === 'mobile'
        ? api.call(bindMobile, { ...shared, mobileNum: sent('mobileNum'), ...diallingCode() })
        : api.call(bindEmail, { ...shared, email: sent('email') });
    },
  });
  const field = form.form.field(target);
  const code = new SmsCodeStore({
    clock,
    dialogs: root.dialogs,
    sms: root.site.config.site.sms,
    number: () => field.sent,
    checkNumber: async () => {
      if (channel === 'email') await email.settle(field.sent);
      return field.check();
    },
    request: () =>
      api.call(
        sendBindCode,
        channel === 'mobile'
          ? { channel, mobileNum: field.sent, ...diallingCode() }
          : { channel, email: field.sent },
      ),
  });
  return { form, code };
}

/** Form of a new payout account, which is in the member's real name. */
export function payoutAccountForm({ api, root }: StoreDeps) {
  const accountNumber: FieldRule = (value) =>
    /^[A-Za-z0-9 -]{4,80}$/.test(value) ? undefined : { key: 'register.pattern.other' };
  return new SecurityFormStore(root, {
    fields: {
      bank: { rules: [required()] },
      number: { trim: true, normalize: typedAccount, rules: [required(), accountNumber] },
      paymentPassword: { trim: true, normalize: typedDigits, rules: [required()] },
    },
    send: async (sent) =>
      root.query(payoutAccountsQuery).put(
        {},
        await api.call(addPayoutAccount, {
          bank: sent('bank'),
          number: sent('number'),
          paymentPassword: sent('paymentPassword'),
        }),
      ),
  });
}

/** Form that removes a payout account. */
export function payoutRemovalForm({ api, root }: StoreDeps, accountId: string) {
  return new SecurityFormStore(root, {
    fields: { paymentPassword: { trim: true, normalize: typedDigits, rules: [required()] } },
    send: async (sent) =>
      root.query(payoutAccountsQuery).put(
        {},
        await api.call(removePayoutAccount, {
          accountId,
          paymentPassword: sent('paymentPassword'),
        }),
      ),
  });
}

/** Form that starts to set up an authenticator app. `onSecret` gets the secret for the app. */
export function authenticatorStartForm(
  { api, root }: StoreDeps,
  onSecret: (secret: StartAuthenticatorReply) => void,
) {
  return new SecurityFormStore(root, {
    fields: { password: { rules: [required('login.passwordRequired')] } },
    send: async (sent) =>
      onSecret(await api.call(startAuthenticator, { password: sent('password') })),
  });
}

const sixDigits: FieldRule = (value) =>
  /^\d{6}$/.test(value) ? undefined : { key: 'register.pattern.digits', values: { length: 6 } };

/** Form with a code of the authenticator app, which completes its set-up or removes it. */
export function authenticatorCodeForm({ api, root }: StoreDeps, aim: 'confirm' | 'remove') {
  return new SecurityFormStore(root, {
    fields: {
      authenticatorCode: {
        normalize: typedCode,
        rules: [required(), sixDigits],
      },
    },
    send: (sent) =>
      api.call(aim === 'confirm' ? confirmAuthenticator : removeAuthenticator, {
        authenticatorCode: sent('authenticatorCode'),
      }),
  });
}
