import { describe, expect, it } from 'vitest';
import { EnvironmentError, readEnvironment } from './env.ts';

describe('where materials come from', () => {
  it('is the corpus alone, unless more is asked for', () => {
    expect(readEnvironment({}).evidence.sources).toEqual([]);
    expect(readEnvironment({ EVIDENCE_SOURCES: 'corpus' }).evidence.sources).toEqual([]);
    const { evidence } = readEnvironment({
      EVIDENCE_SOURCES: 'corpus, openalex,wikipedia',
      OPENALEX_API_KEY: 'chave',
      EVIDENCE_CONTACT: 'ana@exemplo.br',
    });
    expect(evidence).toMatchObject({
      sources: ['openalex', 'wikipedia'],
      openalexKey: 'chave',
      contact: 'ana@exemplo.br',
    });
  });

  it.each([
    [{ EVIDENCE_SOURCES: 'corpus,google' }, /EVIDENCE_SOURCES/],
    [{ EVIDENCE_SOURCES: 'wikipedia' }, /EVIDENCE_SOURCES.*corpus/],
    [{ EVIDENCE_SOURCES: 'corpus,tavily' }, /TAVILY_API_KEY.*needed by "tavily"/],
    [{ EVIDENCE_SOURCES: 'corpus,brave,openalex', BRAVE_API_KEY: 'segredo' }, /OPENALEX_API_KEY/],
    [{ EVIDENCE_CONTACT: 'ana' }, /EVIDENCE_CONTACT/],
  ])('stops the start on %j, naming the variable and no value', (variables, message) => {
    const read = () => readEnvironment(variables);
    expect(read).toThrow(EnvironmentError);
    expect(read).toThrow(message);
    expect(read).not.toThrow(/segredo/);
  });
});

describe('who is asked what people search for', () => {
  it('is nobody, unless named', () => {
    expect(readEnvironment({}).demand).toEqual({ sources: [], braveSuggestKey: '' });
    expect(readEnvironment({ DEMAND_SOURCES: '' }).demand.sources).toEqual([]);
    const listed = 'youtube-suggest, google-suggest,brave-suggest,google-suggest';
    expect(readEnvironment({ DEMAND_SOURCES: listed, BRAVE_SUGGEST_API_KEY: 'chave' }).demand).toEqual({
      sources: ['youtube-suggest', 'google-suggest', 'brave-suggest'],
      braveSuggestKey: 'chave',
    });
  });

  it.each([
    [{ DEMAND_SOURCES: 'google' }, /DEMAND_SOURCES/],
    [{ DEMAND_SOURCES: 'google-suggest,' }, /DEMAND_SOURCES/],
    [
      { DEMAND_SOURCES: 'brave-suggest', BRAVE_API_KEY: 'segredo' },
      /BRAVE_SUGGEST_API_KEY.*needed by "brave-suggest" in DEMAND_SOURCES/,
    ],
  ])('stops the start on %j, naming the variable and no value', (variables, message) => {
    const read = () => readEnvironment(variables);
    expect(read).toThrow(EnvironmentError);
    expect(read).toThrow(message);
    expect(read).not.toThrow(/segredo/);
  });
});

describe('sign-in with Google', () => {
  const google = { GOOGLE_CLIENT_ID: 'fisga.apps', GOOGLE_CLIENT_SECRET: 'segredo' };

  it('is off without a client, and Google’s own unless another issuer is named', () => {
    expect(readEnvironment({}).google).toBeNull();
    expect(readEnvironment(google).google).toEqual({
      clientId: 'fisga.apps',
      clientSecret: 'segredo',
      issuer: 'https://accounts.google.com',
    });
    for (const issuer of ['http://127.0.0.1:4000', 'http://localhost:4000', 'http://[::1]:4000']) {
      expect(readEnvironment({ ...google, GOOGLE_ISSUER: `${issuer}/` }).google?.issuer).toBe(issuer);
    }
  });

  it.each([
    [{ GOOGLE_CLIENT_ID: 'fisga.apps' }, /GOOGLE_CLIENT_SECRET.*needed/],
    [{ GOOGLE_CLIENT_SECRET: 'segredo' }, /GOOGLE_CLIENT_ID.*needed/],
    [{ ...google, GOOGLE_ISSUER: 'http://accounts.example' }, /GOOGLE_ISSUER.*https/],
    [{ ...google, GOOGLE_ISSUER: 'http://127.0.0.1.eve.example' }, /GOOGLE_ISSUER/],
    [{ ...google, GOOGLE_ISSUER: 'accounts.google.com' }, /GOOGLE_ISSUER/],
  ])('stops the start on %j, naming the variable and no value', (variables, message) => {
    const read = () => readEnvironment(variables);
    expect(read).toThrow(message);
    expect(read).not.toThrow(/segredo/);
  });
});

describe('the captcha', () => {
  const captcha = { CAPTCHA_PROVIDER: 'turnstile', CAPTCHA_SITE_KEY: 'site', CAPTCHA_SECRET: 'segredo' };

  it('is asked for with a provider alone, at its own address unless another is named', () => {
    expect(readEnvironment({}).captcha).toBeNull();
    expect(readEnvironment({ CAPTCHA_API_BASE: 'https://captcha.example' }).captcha).toBeNull();
    const settings = { provider: 'turnstile', siteKey: 'site', secret: 'segredo', apiBase: null };
    expect(readEnvironment(captcha).captcha).toEqual(settings);
    const standIn = readEnvironment({
      ...captcha,
      CAPTCHA_PROVIDER: 'hcaptcha',
      CAPTCHA_API_BASE: 'http://127.0.0.1:4000/',
    });
    expect(standIn.captcha).toEqual({ ...settings, provider: 'hcaptcha', apiBase: 'http://127.0.0.1:4000' });
  });

  it.each([
    [{ ...captcha, CAPTCHA_SECRET: '' }, /CAPTCHA_SECRET.*needed/],
    [{ CAPTCHA_SECRET: 'segredo' }, /CAPTCHA_PROVIDER.*needed[\s\S]*CAPTCHA_SITE_KEY.*needed/],
    [{ ...captcha, CAPTCHA_PROVIDER: 'recaptcha' }, /CAPTCHA_PROVIDER/],
    [{ ...captcha, CAPTCHA_API_BASE: 'http://captcha.example' }, /CAPTCHA_API_BASE.*https/],
  ])('stops the start on %j, naming the variable and no value', (variables, message) => {
    const read = () => readEnvironment(variables);
    expect(read).toThrow(EnvironmentError);
    expect(read).toThrow(message);
    expect(read).not.toThrow(/segredo/);
  });
});

describe('what measures advertisements', () => {
  it('leaves telephones as long as any network knows them unless it is told otherwise', () => {
    expect(readEnvironment({}).hasLongPhoneNumbers).toBe(false);
    expect(readEnvironment({ LONG_PHONE_NUMBERS: 'true' }).hasLongPhoneNumbers).toBe(true);
    expect(() => readEnvironment({ LONG_PHONE_NUMBERS: 'yes' })).toThrow(/LONG_PHONE_NUMBERS/);
  });

  it('is nothing, or a container of Google’s, or of a stand-in’s', () => {
    expect(readEnvironment({}).tagManager).toBeNull();
    expect(readEnvironment({ GTM_SCRIPT_BASE: 'https://tags.example' }).tagManager).toBeNull();
    const container = { GTM_CONTAINER_ID: 'GTM-AB12CD3' };
    expect(readEnvironment(container).tagManager).toEqual({ containerId: 'GTM-AB12CD3', scriptBase: null });
    expect(
      readEnvironment({ ...container, GTM_SCRIPT_BASE: 'http://127.0.0.1:4000/' }).tagManager?.scriptBase,
    ).toBe('http://127.0.0.1:4000');
  });

  it.each([
    [{ GTM_CONTAINER_ID: 'G-AB12CD3' }, /GTM_CONTAINER_ID.*GTM-XXXXXXX/],
    [{ GTM_CONTAINER_ID: 'GTM-ab12cd3' }, /GTM_CONTAINER_ID/],
    [{ GTM_CONTAINER_ID: 'GTM-AB12CD3&l=x' }, /GTM_CONTAINER_ID/],
    [{ GTM_SCRIPT_BASE: 'http://tags.example' }, /GTM_SCRIPT_BASE.*https/],
  ])('stops the start on %j', (variables, message) => {
    expect(() => readEnvironment(variables)).toThrow(message);
  });
});

describe('who writes', () => {
  it('is the embedded engine, or a model with what it needs', () => {
    expect(readEnvironment({}).model).toBeNull();
    const anthropic = { AI_PROVIDER: 'anthropic', AI_MODEL: 'claude', AI_API_KEY: 'segredo' };
    expect(readEnvironment(anthropic).model).toEqual({
      provider: 'anthropic',
      model: 'claude',
      apiKey: 'segredo',
      baseUrl: null,
      hasFallback: true,
      prices: null,
      limits: { dollarsPerDay: null, dollarsPerUser: null, worksPerUser: 60 },
    });
    const ollama = {
      AI_PROVIDER: 'openai-compatible',
      AI_MODEL: 'llama',
      AI_BASE_URL: 'http://127.0.0.1:11434/v1/',
      AI_FALLBACK: 'none',
      AI_PRICE_INPUT: '0.25',
      AI_PRICE_OUTPUT: '2',
      AI_DAILY_BUDGET: '5',
      AI_DAILY_BUDGET_PER_USER: '0.5',
      AI_FAIR_USE: '100',
    };
    expect(readEnvironment(ollama).model).toMatchObject({
      apiKey: null,
      baseUrl: 'http://127.0.0.1:11434/v1',
      hasFallback: false,
      prices: { input: 0.25, output: 2 },
      limits: { dollarsPerDay: 5, dollarsPerUser: 0.5, worksPerUser: 100 },
    });
  });

  it.each([
    [{ AI_PROVIDER: 'openai', AI_MODEL: 'gpt' }, /AI_API_KEY.*needed/],
    [{ AI_PROVIDER: 'google', AI_API_KEY: 'segredo' }, /AI_MODEL.*needed/],
    [{ AI_PROVIDER: 'openai-compatible', AI_MODEL: 'llama' }, /AI_BASE_URL.*needed/],
    [{ AI_PROVIDER: 'outro', AI_MODEL: 'x', AI_API_KEY: 'segredo' }, /AI_PROVIDER/],
    [{ AI_FALLBACK: 'talvez' }, /AI_FALLBACK/],
    [{ AI_DAILY_BUDGET: '5' }, /AI_PRICE_INPUT: needed by AI_DAILY_BUDGET/],
    [{ AI_DAILY_BUDGET_PER_USER: '1', AI_PRICE_INPUT: '1' }, /AI_PRICE_OUTPUT: needed/],
    [{ AI_PRICE_OUTPUT: '1' }, /AI_PRICE_INPUT: needed with AI_PRICE_OUTPUT/],
    [{ AI_FAIR_USE: '0' }, /AI_FAIR_USE/],
  ])('stops the start on %j, naming no value', (variables, message) => {
    const read = () => readEnvironment(variables);
    expect(read).toThrow(message);
    expect(read).not.toThrow(/segredo/);
  });
});

describe('where texts go', () => {
  const hook = {
    SMS_HOOK_URL: 'https://sms.example/fisga/',
    SMS_HOOK_SECRET: 'whsec_MDEyMzQ1Njc4OTAxMjM0NTY3ODkwMTIz',
  };

  it('is the outbox, or an address that both knows us and is safe', () => {
    expect(readEnvironment({})).toMatchObject({ smsHook: null, smsPerHour: 30 });
    expect(readEnvironment(hook).smsHook).toEqual({
      url: 'https://sms.example/fisga',
      secret: hook.SMS_HOOK_SECRET,
    });
  });

  it.each([
    [{ ...hook, SMS_HOOK_SECRET: '' }, /SMS_HOOK_SECRET.*needed/],
    [{ ...hook, SMS_HOOK_URL: '' }, /SMS_HOOK_URL.*needed/],
    [{ ...hook, SMS_HOOK_SECRET: 'curto' }, /SMS_HOOK_SECRET/],
    [{ ...hook, SMS_HOOK_URL: 'http://sms.example/' }, /SMS_HOOK_URL.*must be https/],
  ])('stops the start on %j', (variables, message) => {
    expect(() => readEnvironment(variables)).toThrow(message);
  });
});

describe('how accounts are confirmed', () => {
  it('is at once where mails go to the outbox, and by mail where a server takes them', () => {
    expect(readEnvironment({})).toMatchObject({ smtpUrl: null, isAutoconfirm: true });
    const smtp = { SMTP_URL: 'smtps://fisga:senha@mail.example:465', MAIL_FROM: 'Fisga <oi@fisga.example>' };
    expect(readEnvironment(smtp)).toMatchObject({
      smtpUrl: smtp.SMTP_URL,
      mailFrom: smtp.MAIL_FROM,
      isAutoconfirm: false,
    });
    expect(readEnvironment({ ...smtp, AUTH_AUTOCONFIRM: 'true' }).isAutoconfirm).toBe(true);
    expect(readEnvironment({ AUTH_AUTOCONFIRM: 'false' }).isAutoconfirm).toBe(false);
  });

  it.each([
    [{ SMTP_URL: 'smtp://mail.example' }, /MAIL_FROM.*needed with SMTP_URL/],
    [{ SMTP_URL: 'https://segredo@mail.example', MAIL_FROM: 'a@b.example' }, /SMTP_URL/],
    [{ MAIL_FROM: 'Fisga' }, /MAIL_FROM/],
    [{ MAIL_FROM: 'Fisga <a@b.example>\r\nBcc: segredo@c.example' }, /MAIL_FROM/],
  ])('stops the start on %j, naming the variable and no value', (variables, message) => {
    const read = () => readEnvironment(variables);
    expect(read).toThrow(message);
    expect(read).not.toThrow(/segredo/);
  });
});
