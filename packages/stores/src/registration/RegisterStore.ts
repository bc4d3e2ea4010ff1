import { ApiError, getRegisterCode, register, registerByMobile } from '@livery/api';
import { refusalOf, type SetRegisterReply } from '@livery/model';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { AffiliateStore } from './AffiliateStore.ts';
import { CaptchaStore } from '../protection/CaptchaStore.ts';
import { CountriesStore } from '../protection/CountriesStore.ts';
import { errorBody } from '../shell/errorBody.ts';
import type { FieldStore } from '../core/FormStore.ts';
import { valueOf, type Loadable } from '../core/Loadable.ts';
import { noteLogin } from '../session/noteLogin.ts';
import { operatorPhoneVerification } from '../protection/operatorPhoneVerification.ts';
import { PhoneProofStore } from '../protection/PhoneProofStore.ts';
import type { PhoneError } from '../protection/PhoneVerification.ts';
import { RegistrationFields, type RegistrationState } from './RegistrationFields.ts';
import { registrationRequest } from './registrationRequest.ts';
import type { StoreDeps } from '../RootStore.ts';
import { SmsCodeStore } from '../protection/SmsCodeStore.ts';
import { ValidatorsStore } from '../protection/ValidatorsStore.ts';

export type RegisterMethod = 'username' | 'mobile';

/**
 * Becoming a member: with a username or a mobile number, by the brand's fields and the operator's
 * rules.
 *
 * Source: product-spec §4 "Registration", §5; requirements REGI-01..17.
 */
export class RegisterStore implements RegistrationState {
  fields: RegistrationFields | undefined;
  /** Shown where the operator asks for it, or after a refusal that does. */
  captchaNeeded = false;
  submitting = false;
  error: ApiError | PhoneError | undefined;
  readonly captcha: CaptchaStore;
  readonly affiliate: AffiliateStore;
  readonly code: SmsCodeStore;
  /** In place of the code, where a third party verifies numbers. */
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
      wrongNumber: () => this.#wrongNumber(),
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
      wrongNumber: () => this.#wrongNumber(),
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

  /** The ways that are open now; none where registration is closed. */
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

  /** Whether a third party verifies the number. Source: product-spec §6 "third-party SMS path". */
  get byThirdParty(): boolean {
    return (
      this.method === 'mobile' && this.codeNeeded && this.#deps.root.flag('thirdPartySms') === true
    );
  }

  /** With a mobile number a password may do without: its owner signs in by SMS. */
  get passwordNeeded(): boolean {
    return this.method !== 'mobile' || this.#deps.root.flag('MOBILENUMPASSREG3') !== false;
  }

  get invitationNeeded(): boolean {
    return this.#deps.root.flag('DIRECTREG3') === false;
  }

  get linkedCode(): RegistrationState['linkedCode'] {
    return this.affiliate.state;
  }

  /** The code of who invited, as far as one is known: the one that is typed, else the link's. */
  get invitation(): string | undefined {
    const typedCode = this.#sent('affiliateCode');
    return typedCode === '' ? this.affiliate.linked : typedCode;
  }

  /** The operator's rules, as far as they are known. */
  get rules(): Loadable<SetRegisterReply> {
    return this.#validators.at({});
  }

  /** Asks for the rules and makes the form of them. */
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

  /**
   * Has the affiliate's code of the page's address checked; one that is not valid stands in its
   * field, with the reason.
   */
  async follow(search: string): Promise<void> {
    await this.affiliate.follow(search);
    runInAction(() => this.#showLinked());
  }

  /** Goes over to the other way; what both ask for stays. */
  choose(method: RegisterMethod): void {
    if (method === this.method) return;
    this.chosen = method;
    this.error = undefined;
    this.#renewCaptcha();
  }

  /**
   * Registers. Nothing typed is lost by a refusal.
   *
   * @param registerUrl address of the page the form stands on.
   * @returns whether the visitor is a member now, or the first field with a problem.
   */
  async submit(registerUrl: string): Promise<boolean | FieldStore> {
    const { fields } = this;
    if (!fields || this.submitting) return false;
    this.submitting = true;
    this.error = undefined;
    let outcome: boolean | FieldStore = false;
    try {
      const names = fields.shown
        .map(({ id }) => id)
        .filter((id) => !(id === 'verificationCode' && this.byThirdParty));
      await fields.settle(names);
      const wrong = await fields.form.submit(async () => {
        outcome = (await this.#checkInvitation()) ?? (await this.#register(registerUrl));
      }, names);
      return wrong ?? outcome;
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
    field.refuse(this.#inviteSentence(refusal));
  }

  /**
   * A code that is typed is checked before anything is sent. @returns its field when it is not
   * accepted.
   */
  async #checkInvitation(): Promise<FieldStore | undefined> {
    const code = this.#sent('affiliateCode');
    const error = code === '' ? undefined : await this.affiliate.check(code);
    if (!error) return undefined;
    const field = this.fields?.form.field('affiliateCode');
    const body =
      error.code === 'operator_refused'
        ? { key: 'register.invitation_code_error' as const }
        : errorBody(error);
    field?.refuse(this.#inviteSentence(error));
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
      captchaId: this.captcha.image?.captchaId,
      affiliate: this.affiliate,
      idToken,
      byThirdParty: this.byThirdParty,
      registerUrl,
    });
    try {
      const result = await api.call(
        this.method === 'mobile' ? registerByMobile : register,
        request,
      );
      root.session.adopt(result);
      noteLogin(root, result);
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return runInAction(() => this.#refused(error));
    }
  }

  /**
   * What the operator says of a field stands beside it; what it says of none that is shown, over
   * the button.
   */
  #refused(error: ApiError): false | FieldStore {
    const { captcha, fields = [] } = refusalOf(error.value);
    if (captcha) this.captchaNeeded = true;
    this.#renewCaptcha();
    // The number was another one, or its proof has run out: it is verified anew.
    if (fields.some(({ field }) => field === 'mobileNum')) this.phone.forget();
    // With a mobile number there is no other username.
    const named =
      this.method === 'mobile'
        ? fields.map((each) => (each.field === 'username' ? { ...each, field: 'mobileNum' } : each))
        : fields;
    const shown = named.filter(({ field }) => this.fields?.shows(field));
    const wrong = this.fields?.form.refuse(shown);
    if (!wrong || shown.length < named.length) this.error = error;
    return wrong ?? false;
  }

  /** An image is good for one attempt. */
  #renewCaptcha(): void {
    if (!this.fields?.shows('captcha')) return;
    this.fields.form.fields.get('captcha')?.change('');
    this.captcha.replace();
  }

  async #wrongNumber(): Promise<FieldStore | undefined> {
    await this.fields?.settle(['mobileNum']);
    return this.fields?.form.fields.get('mobileNum')?.check();
  }

  /** What is sent of a field: nothing of one that is not shown. */
  #sent(name: string): string {
    return this.fields?.shows(name) ? (this.fields.form.fields.get(name)?.sent ?? '') : '';
  }

  get #validators(): ValidatorsStore['rules'] {
    return this.#deps.root.get(ValidatorsStore).rules;
  }

  #inviteSentence({ code, operatorMessage }: ApiError): string {
    const { locale } = this.#deps.root;
    return code === 'operator_refused'
      ? (operatorMessage ?? locale.t('register.inviteFormat'))
      : locale.t(`error.${code}`);
  }
}
