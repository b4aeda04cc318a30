import type { ReactNode } from 'react';

/** Exactly what a deletion takes and what it leaves, with the reason. */
export function DeletionConsequences({ runningPlan }: { runningPlan: string | null | undefined }) {
  return (
    <>
      <Part title="O que some, na hora e pra sempre">
        <li>Seu perfil, suas formas de entrar e o acesso em todos os aparelhos.</li>
        <li>Todas as buscas, os materiais e os roteiros.</li>
        <li>Todos os créditos, grátis e do plano.</li>
      </Part>
      {runningPlan !== null && <PlanEnd plan={runningPlan} />}
      <Part title="O que fica, e por quê">
        <li>Se você pagou algo, o registro disso, sem nome nem e-mail: a lei fiscal pede.</li>
        <li>Datas e endereços de internet dos acessos, por 6&nbsp;meses: o Marco Civil da Internet pede.</li>
        <li>
          Uma marca ilegível dos seus e-mails e telefones, por 12&nbsp;meses: se você voltar com um deles, a
          conta nova começa sem créditos grátis.
        </li>
      </Part>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="font-semibold text-lg">{title}</h3>
      <ul className="mt-1.5 list-disc space-y-1 pl-5 marker:text-ink-soft">{children}</ul>
    </div>
  );
}

function PlanEnd({ plan }: { plan: string | undefined }) {
  return (
    <div className="rounded-control bg-sand px-4 py-3">
      <p className="font-semibold">
        {plan === undefined
          ? 'Se você tem um plano, ele termina na hora'
          : `Seu plano ${plan} termina na hora`}
      </p>
      <p className="mt-1">
        Nada mais é cobrado, e o mês em andamento não é devolvido. Assinou há menos de 7&nbsp;dias? Fale com o
        suporte antes de excluir: você recebe tudo de volta.
      </p>
    </div>
  );
}
