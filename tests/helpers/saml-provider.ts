import { randomUUID } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';
import { generate } from 'selfsigned';
import { SignedXml } from 'xml-crypto';
import type { SamlProvider } from '../../server/auth/saml/saml-providers.ts';

/** What an answer says; tests exchange single parts of it. */
interface Answer {
  nameId: string;
  nameIdFormat: string;
  attributes: Record<string, string>;
  issuer: string;
  audience: string;
  recipient: string;
  inResponseTo: string;
  /** Seconds from now until the assertion begins and ends to be valid. */
  from: number;
  until: number;
}

/** A company's identity provider, as far as browsers carry messages to it and back. */
export interface LocalSamlProvider {
  settings: SamlProvider;
  /** What the browser is handed after signing in there: the fields of the form that it posts back. */
  answer(signInUrl: string, changes?: Partial<Answer>): { SAMLResponse: string; RelayState: string };
  /** The same, with its XML changed after the provider signed it. */
  tamper(
    signInUrl: string,
    change: (xml: string) => string,
  ): {
    SAMLResponse: string;
    RelayState: string;
  };
}

const protocol = 'urn:oasis:names:tc:SAML:2.0';
const persistent = `${protocol}:nameid-format:persistent`;

/** Opens a provider with a key of its own. */
export async function openLocalSaml(settings: Partial<SamlProvider> = {}): Promise<LocalSamlProvider> {
  const { private: privateKey, cert } = await generate(
    [{ name: 'commonName', value: 'idp.empresa.example' }],
    {
      keySize: 2048,
      algorithm: 'sha256',
    },
  );
  const entityId = settings.entityId ?? 'https://idp.empresa.example/metadata';
  const answerXml = (signInUrl: string, changes: Partial<Answer>) => {
    const request = readRequest(signInUrl);
    const answer: Answer = {
      nameId: 'ana.silva',
      nameIdFormat: persistent,
      attributes: { email: 'Ana.Silva@empresa.example' },
      issuer: entityId,
      audience: request.issuer,
      recipient: request.answerAddress,
      inResponseTo: request.id,
      from: -60,
      until: 300,
      ...changes,
    };
    return sign(toXml(answer), privateKey);
  };
  const wrap = (signInUrl: string, xml: string) => ({
    SAMLResponse: Buffer.from(xml).toString('base64'),
    RelayState: new URL(signInUrl).searchParams.get('RelayState') ?? '',
  });
  return {
    settings: {
      id: randomUUID(),
      domains: ['empresa.example'],
      entityId,
      signInUrl: 'https://idp.empresa.example/sso',
      certificates: [cert],
      emailAttribute: null,
      isDisabled: false,
      ...settings,
    },
    answer: (signInUrl, changes = {}) => wrap(signInUrl, answerXml(signInUrl, changes)),
    tamper: (signInUrl, change) => wrap(signInUrl, change(answerXml(signInUrl, {}))),
  };
}

function readRequest(signInUrl: string): { id: string; issuer: string; answerAddress: string } {
  const packed = new URL(signInUrl).searchParams.get('SAMLRequest') ?? '';
  const xml = inflateRawSync(Buffer.from(packed, 'base64')).toString();
  const read = (pattern: RegExp) => pattern.exec(xml)?.[1] ?? '';
  return {
    id: read(/ ID="([^"]+)"/u),
    issuer: read(/<saml:Issuer[^>]*>([^<]+)</u),
    answerAddress: read(/AssertionConsumerServiceURL="([^"]+)"/u),
  };
}

function toXml(answer: Answer): string {
  const at = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
  const attributes = Object.entries(answer.attributes).map(
    ([name, value]) =>
      `<saml:Attribute Name="${name}"><saml:AttributeValue>${value}</saml:AttributeValue></saml:Attribute>`,
  );
  const assertion = `<saml:Assertion ID="_${randomUUID()}" Version="2.0" IssueInstant="${at(0)}">
    <saml:Issuer>${answer.issuer}</saml:Issuer>
    <saml:Subject>
      <saml:NameID Format="${answer.nameIdFormat}">${answer.nameId}</saml:NameID>
      <saml:SubjectConfirmation Method="${protocol}:cm:bearer">
        <saml:SubjectConfirmationData InResponseTo="${answer.inResponseTo}" NotOnOrAfter="${at(answer.until)}" Recipient="${answer.recipient}"/>
      </saml:SubjectConfirmation>
    </saml:Subject>
    <saml:Conditions NotBefore="${at(answer.from)}" NotOnOrAfter="${at(answer.until)}">
      <saml:AudienceRestriction><saml:Audience>${answer.audience}</saml:Audience></saml:AudienceRestriction>
    </saml:Conditions>
    <saml:AuthnStatement AuthnInstant="${at(0)}"><saml:AuthnContext>
      <saml:AuthnContextClassRef>${protocol}:ac:classes:Password</saml:AuthnContextClassRef>
    </saml:AuthnContext></saml:AuthnStatement>
    <saml:AttributeStatement>${attributes.join('')}</saml:AttributeStatement>
  </saml:Assertion>`;
  return `<samlp:Response xmlns:samlp="${protocol}:protocol" xmlns:saml="${protocol}:assertion" ID="_${randomUUID()}" Version="2.0" IssueInstant="${at(0)}" Destination="${answer.recipient}" InResponseTo="${answer.inResponseTo}">
    <saml:Issuer>${answer.issuer}</saml:Issuer>
    <samlp:Status><samlp:StatusCode Value="${protocol}:status:Success"/></samlp:Status>
    ${assertion}
  </samlp:Response>`;
}

/** Signs the assertion alone, as most providers do. */
function sign(xml: string, privateKey: string): string {
  const exclusive = 'http://www.w3.org/2001/10/xml-exc-c14n#';
  const signature = new SignedXml({
    privateKey,
    signatureAlgorithm: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
    canonicalizationAlgorithm: exclusive,
  });
  const assertion = `//*[local-name(.)='Assertion']`;
  signature.addReference({
    xpath: assertion,
    digestAlgorithm: 'http://www.w3.org/2001/04/xmlenc#sha256',
    transforms: ['http://www.w3.org/2000/09/xmldsig#enveloped-signature', exclusive],
  });
  signature.computeSignature(xml, {
    location: { reference: `${assertion}/*[local-name(.)='Issuer']`, action: 'after' },
  });
  return signature.getSignedXml();
}
