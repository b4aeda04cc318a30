import type { ReactNode } from 'react';

/** What accepting means, to the end. Whoever changes it raises the version of the consent. */
export function ConsentDetails() {
  return (
    <dl className="grid gap-x-8 gap-y-3 text-ink-soft @2xl:grid-cols-2 @5xl:grid-cols-3">
      <Detail title="O que é medido">
        As páginas que você abre aqui, o anúncio que trouxe você e três momentos: o cadastro, a ida ao
        pagamento e a compra de um plano, com o nome e o preço dele.
      </Detail>
      <Detail title="O que vai junto">
        O endereço de cada página (o da página de materiais traz o gancho escolhido) e dados do navegador, do
        aparelho e da região aproximada. Seu e-mail, seu telefone e seus roteiros a Fisga não envia.
      </Detail>
      <Detail title="Quem recebe">
        O Google, que também guarda dados fora do Brasil. Um cookie com um número reconhece este navegador por
        até 2&nbsp;anos.
      </Detail>
      <Detail title="Antes do seu sim">
        Nada é carregado: seu navegador não pede nada ao Google. Se você aceitar, conta também o que já
        aconteceu desde que você abriu esta página.
      </Detail>
      <Detail title="Sua escolha">
        Fica neste navegador por 12&nbsp;meses, e você muda quando quiser em Conta. Recusar não tira nada de
        você.
      </Detail>
    </dl>
  );
}

function Detail({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-semibold text-ink">{title}</dt>
      <dd>{children}</dd>
    </div>
  );
}
