/** A folded word as it is written outside of chats: "vc" → voce, "pro" → pra; several words are joined by spaces. */
export function plainWord(word: string): string {
  return chat.get(word) ?? word;
}

const chat: ReadonlyMap<string, string> = new Map(
  `n=nao nn=nao naum=nao q=que oq=o_que oque=o_que vc=voce vcs=voces pq=porque prq=porque porq=porque eh=e ta=ta tah=ta toh=to tow=to tou=to estou=to estava=tava esta=ta estao=tao tb=tambem tbm=tambem
  hj=hoje dps=depois mt=muito mto=muito mta=muita ngm=ninguem ninguen=ninguem ning=ninguem alg=alguem mi=me mim=mim cmg=comigo ctg=contigo p=pra para=pra pro=pra pros=pra pras=pra c=com s=sem d=de mina=mina td=tudo
  tds=todos dnv=de_novo qnd=quando qdo=quando qd=quando nunk=nunca mae=mae vo=vo eu=eu nd=nada msm=mesmo sla=sei_la vdd=verdade slk=slk gnt=gente bb=bebe cel=celular fzr=fazer fz=faz mlk=moleque mlq=moleque nmr=namorado
  namo=namorado marid=marido padastro=padrasto padrastro=padrasto suicidar=suicidar qro=quero kero=quero qria=queria keria=queria vontadi=vontade viv=viver matarr=matar insta=instagram ig=instagram wpp=whatsapp zap=whatsapp
  ce=voce neh=ne agr=agora tendi=entendi to=to tao=tao tava=tava num_consigo=nao_consigo consegui=consegui ngc=negocio flw=falou sdds=saudade sdd=saudade dpois=depois mds=meus_deus fml=familia famila=familia medo=medo
  crianca=crianca crinca=crianca criansa=crianca cianca=crianca anorequisia=anorexia viciei=viciei maconia=maconha kokaina=cocaina fulminante=fulminante`
    .split(/\s+/)
    .map((pair) => pair.replaceAll('_', ' ').split('=') as [string, string])
    .filter(([typed, meant]) => typed !== meant),
);
