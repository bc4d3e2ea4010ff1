import { attempt, getRegisterCode, register, registerByMobile, type ApiError } from '@livery/api';
import { refusalOf, type SetRegisterReply } from '@livery/model';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { AffiliateStore } from './AffiliateStore.ts';
import { CaptchaStore } from '../protection/CaptchaStore.ts';
import { CountriesStore } from '../protection/CountriesStore.ts';
import { errorBody } from '../shell/errorBody.ts';
import type { FieldStore } from '../core/forms/FormStore.ts';
import { valueOf, type Loadable } from '../core/Loadable.ts';
import { reportLogin } from '../session/reportLogin.ts';
import { operatorPhoneVerification } from '../protection/operatorPhoneVerification.ts';
import { PhoneProofStore } from '../protection/PhoneProofStore.ts';
import type { PhoneError } from '../core/PhoneVerification.ts';
import { RegistrationFields, type RegistrationState } from './RegistrationFields.ts';
import { registrationRequest } from './registrationRequest.ts';
import type { StoreDeps } from '../site/StoreAccess.ts';
import { SmsCodeStore } from '../protection/SmsCodeStore.ts';
import { ValidatorsStore } from '../protection/ValidatorsStore.ts';

export type RegisterMethod = 'username' | 'mobile';

/**
 * Registration with a username or a mobile number, with the brand's fields and the operator's
 * rules.
 *
 * Source: REGI-01 to REGI-17.
 */
export class RegisterStore implements RegistrationState {
  fields: RegistrationFields | undefined;
  /** Whether a refusal has requested a captcha. */
  captchaNeeded = false;
  submitting = false;
  error: ApiError | PhoneError | undefined;
  readonly captcha: CaptchaStore;
  readonly affiliate: AffiliateStore;
  readonly code: SmsCodeStore;
  /** Replaces `code` if a third party verifies numbers. */
  readonly phone: PhoneProofStore;
  chosen: RegisterMethod | undefined;
  readonly #deps: StoreDeps;

  constructor(deps: StoreDeps) {
    const { api, clock, root } = deps;
    const { captchaRefreshMs: refreshMs, sms } = root.site.config.site;
    this.#deps = deps;
    this.captcha = new CaptchaStore({ api, clock, refreshMs });
    this.affiliate = new AffiliateStore(api);
    this.code = new SmsCodeStore({
      clock,
      dialogs: root.dialogs,
      sms,
      number: () => this.#sent('mobileNum'),
      checkNumber: () => this.#checkNumber(),
      request: () =>
        api.call(getRegisterCode, {
          mobileNo: this.#sent('mobileNum'),
          ...root.get(CountriesStore).diallingCode,
        }),
    });
    this.phone = new PhoneProofStore({
      clock,
      dialogs: root.dialogs,
      sms,
      phone: deps.phone ?? operatorPhoneVerification(api),
      checkNumber: () => this.#checkNumber(),
      number: () => ({
        mobileNo: this.#sent('mobileNum'),
        ...root.get(CountriesStore).diallingCode,
      }),
    });
    makeAutoObservable(
      this,
      {
        fields: observableRef,
        error: observableRef,
        phone: false,
        captcha: false,
        affiliate: false,
        code: false,
      },
      { autoBind: true },
    );
  }

  /** The enabled methods; none if registration is closed. */
  get methods(): RegisterMethod[] {
    const { root } = this.#deps;
    return [
      ...(root.flag('USERNAMEREG3') ? ['username' as const] : []),
      ...(root.flag('MOBILENUMREG3') ? ['mobile' as const] : []),
    ];
  }

  get method(): RegisterMethod | undefined {
    return this.chosen !== undefined && this.methods.includes(this.chosen)
      ? this.chosen
      : this.methods[0];
  }

  get codeNeeded(): boolean {
    return this.#deps.root.flag('REGMOBVERF3') === true;
  }

  /** Whether a third party verifies the number. Source: SMSC-06. */
  get byThirdParty(): boolean {
    return (
      this.method === 'mobile' && this.codeNeeded && this.#deps.root.flag('thirdPartySms') === true
    );
  }

  /** Whether a password is chosen; registration by mobile number may do without, for SMS login. */
  get passwordNeeded(): boolean {
    return this.method !== 'mobile' || this.#deps.root.flag('MOBILENUMPASSREG3') !== false;
  }

  get invitationNeeded(): boolean {
    return this.#deps.root.flag('DIRECTREG3') === false;
  }

  get linkedCode(): RegistrationState['linkedCode'] {
    return this.affiliate.state;
  }

  /** The invitation code: the entered one, else that of the link. */
  get invitation(): string | undefined {
    const typedCode = this.#sent('affiliateCode');
    return typedCode === '' ? this.affiliate.linked : typedCode;
  }

  /** State of the operator's rules. */
  get rules(): Loadable<SetRegisterReply> {
    return this.#validators.at({});
  }

  /** Loads the rules and creates the form from them. */
  async load(): Promise<void> {
    await this.#validators.load({});
    const rules = valueOf(this.rules);
    if (!rules || this.fields) return;
    const {
      patterns,
      root: { site },
    } = this.#deps;
    const fields = new RegistrationFields({
      registration: site.config.registration,
      validators: rules.validators,
      patterns,
      state: this,
    });
    runInAction(() => {
      this.fields = fields;
      this.#showLinked();
    });
    if (fields.shows('captcha')) void this.captcha.refresh();
  }

  /** Checks the affiliate code of a query; shows an invalid code in its field with the reason. */
  async follow(search: string): Promise<void> {
    await this.affiliate.follow(search);
    runInAction(() => this.#showLinked());
  }

  /** Switches the method; fields of both methods keep their values. */
  choose(method: RegisterMethod): void {
    if (method === this.method) return;
    this.chosen = method;
    this.error = undefined;
    this.#renewCaptcha();
  }

  /**
   * Registers the visitor. A refusal keeps all values.
   *
   * @param registerUrl address of the page with the form.
   * @returns whether it succeeded, or the first field with a problem.
   */
  async submit(registerUrl: string): Promise<boolean | FieldStore> {
    const { fields } = this;
    if (!fields || this.submitting) return false;
    this.submitting = true;
    this.error = undefined;
    try {
      const names = fields.visible
        .map(({ id }) => id)
        .filter((id) => !(id === 'verificationCode' && this.byThirdParty));
      await fields.settle(names);
      const sent = await fields.form.submit(
        async () => (await this.#checkInvitation()) ?? (await this.#register(registerUrl)),
        names,
      );
      return sent ?? false;
    } finally {
      runInAction(() => {
        this.submitting = false;
      });
    }
  }

  #showLinked(): void {
    const { linked = '', refusal } = this.affiliate;
    const field = this.fields?.form.fields.get('affiliateCode');
    if (!refusal || !field || field.value !== '') return;
    field.change(linked);
    field.refuse(this.#invitationMessage(refusal));
  }

  /** Checks an entered invitation code. @returns its field if the code is rejected. */
  async #checkInvitation(): Promise<FieldStore | undefined> {
    const code = this.#sent('affiliateCode');
    const error = code === '' ? undefined : await this.affiliate.check(code);
    if (!error) return undefined;
    const field = this.fields?.form.field('affiliateCode');
    const body =
      error.code === 'operator_refused'
        ? { key: 'register.invitation_code_error' as const }
        : errorBody(error);
    field?.refuse(this.#invitationMessage(error));
    await this.#deps.root.dialogs.ask({
      title: 'register.affiliateCode',
      body,
      confirm: 'dialog.submit',
    });
    return field;
  }

  async #register(registerUrl: string): Promise<boolean | FieldStore> {
    const { api, root } = this.#deps;
    const idToken = this.byThirdParty ? await this.phone.obtain() : '';
    if (typeof idToken !== 'string') {
      runInAction(() => {
        this.error = idToken;
      });
      return false;
    }
    const request = registrationRequest({
      method: this.method,
      sent: (name) => this.#sent(name),
      dialling: root.get(CountriesStore).diallingCode,
      captchaId: this.captcha.id,
      affiliate: this.affiliate,
      idToken,
      byThirdParty: this.byThirdParty,
      registerUrl,
    });
    const call = this.method === 'mobile' ? registerByMobile : register;
    const { reply, error } = await attempt(api.call(call, request));
    if (error) return runInAction(() => this.#refused(error));
    root.session.adopt(reply);
    reportLogin(root, reply);
    return true;
  }

  /**
   * Shows the operator's messages at their fields. Messages without a visible field are shown as
   * the form's error.
   */
  #refused(error: ApiError): false | FieldStore {
    const { captcha, fields = [] } = refusalOf(error.value);
    if (captcha) this.captchaNeeded = true;
    this.#renewCaptcha();
    // The token belongs to another number or has expired, so the number must be verified again.
    if (fields.some(({ field }) => field === 'mobileNum')) this.phone.forget();
    // The mobile number is the username.
    const named =
      this.method === 'mobile'
        ? fields.map((each) => (each.field === 'username' ? { ...each, field: 'mobileNum' } : each))
        : fields;
    const visible = named.filter(({ field }) => this.fields?.shows(field));
    const wrong = this.fields?.form.refuse(visible);
    if (!wrong || visible.length < named.length) this.error = error;
    return wrong ?? false;
  }

  /** Replaces the captcha image, because it is valid for one attempt. */
  #renewCaptcha(): void {
    if (!this.fields?.shows('captcha')) return;
    this.fields.form.fields.get('captcha')?.change('');
    this.captcha.replace();
  }

  async #checkNumber(): Promise<FieldStore | undefined> {
    await this.fields?.settle(['mobileNum']);
    return this.fields?.form.fields.get('mobileNum')?.check();
  }

  /** Returns the value of a field to send; empty for a hidden field. */
  #sent(name: string): string {
    return this.fields?.shows(name) ? (this.fields.form.fields.get(name)?.sent ?? '') : '';
  }

  get #validators(): ValidatorsStore['rules'] {
    return this.#deps.root.get(ValidatorsStore).rules;
  }

  #invitationMessage({ code, operatorMessage, value }: ApiError): string {
    const { locale } = this.#deps.root;
    const { reason } = refusalOf(value);
    if (code === 'operator_refused' && reason) return locale.t(`refusal.${reason}`);
    return code === 'operator_refused'
      ? (operatorMessage ?? locale.t('register.inviteFormat'))
      : locale.t(`error.${code}`);
  }
}
