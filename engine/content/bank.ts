import { chefeDificil } from './bank/carreira/chefe-dificil.ts';
import { curriculo } from './bank/carreira/curriculo.ts';
import { desemprego } from './bank/carreira/desemprego.ts';
import { entrevistaDeEmprego } from './bank/carreira/entrevista-de-emprego.ts';
import { falarEmPublico } from './bank/carreira/falar-em-publico.ts';
import { homeOffice } from './bank/carreira/home-office.ts';
import { lideranca } from './bank/carreira/lideranca.ts';
import { mudarDeCarreira } from './bank/carreira/mudar-de-carreira.ts';
import { pedirAumento } from './bank/carreira/pedir-aumento.ts';
import { pedirDemissao } from './bank/carreira/pedir-demissao.ts';
import { aposentadoria } from './bank/financas/aposentadoria.ts';
import { bets } from './bank/financas/bets.ts';
import { cartaoDeCredito } from './bank/financas/cartao-de-credito.ts';
import { dinheiroEmCasal } from './bank/financas/dinheiro-em-casal.ts';
import { gastarMenos } from './bank/financas/gastar-menos.ts';
import { juntarDinheiro } from './bank/financas/juntar-dinheiro.ts';
import { organizarODinheiro } from './bank/financas/organizar-o-dinheiro.ts';
import { rendaExtra } from './bank/financas/renda-extra.ts';
import { sairDasDividas } from './bank/financas/sair-das-dividas.ts';
import { scoreEEmprestimo } from './bank/financas/score-e-emprestimo.ts';
import { comecarAcademia } from './bank/fitness/comecar-academia.ts';
import { constanciaNoTreino } from './bank/fitness/constancia-no-treino.ts';
import { corrida } from './bank/fitness/corrida.ts';
import { emagrecerNaAcademia } from './bank/fitness/emagrecer-na-academia.ts';
import { ganharMassa } from './bank/fitness/ganhar-massa.ts';
import { mobilidadeELesao } from './bank/fitness/mobilidade-e-lesao.ts';
import { suplementos } from './bank/fitness/suplementos.ts';
import { treinoDepoisDos40 } from './bank/fitness/treino-depois-dos-40.ts';
import { treinoEmCasa } from './bank/fitness/treino-em-casa.ts';
import { treinoFeminino } from './bank/fitness/treino-feminino.ts';
import { canalNoYoutube } from './bank/marketing/canal-no-youtube.ts';
import { copywriting } from './bank/marketing/copywriting.ts';
import { crescerNoInstagram } from './bank/marketing/crescer-no-instagram.ts';
import { gravarVideos } from './bank/marketing/gravar-videos.ts';
import { ideiasDeConteudo } from './bank/marketing/ideias-de-conteudo.ts';
import { marcaPessoal } from './bank/marketing/marca-pessoal.ts';
import { monetizarRedes } from './bank/marketing/monetizar-redes.ts';
import { negocioLocalNasRedes } from './bank/marketing/negocio-local-nas-redes.ts';
import { trafegoPago } from './bank/marketing/trafego-pago.ts';
import { viralizarNoTiktok } from './bank/marketing/viralizar-no-tiktok.ts';
import { amamentacao } from './bank/maternidade/amamentacao.ts';
import { birra } from './bank/maternidade/birra.ts';
import { desfralde } from './bank/maternidade/desfralde.ts';
import { falaEDesenvolvimento } from './bank/maternidade/fala-e-desenvolvimento.ts';
import { gravidez } from './bank/maternidade/gravidez.ts';
import { introducaoAlimentar } from './bank/maternidade/introducao-alimentar.ts';
import { maeQueTrabalha } from './bank/maternidade/mae-que-trabalha.ts';
import { puerperio } from './bank/maternidade/puerperio.ts';
import { sonoDoBebe } from './bank/maternidade/sono-do-bebe.ts';
import { telasECriancas } from './bank/maternidade/telas-e-criancas.ts';
import { criarHabitos } from './bank/produtividade/criar-habitos.ts';
import { desenvolvimentoPessoal } from './bank/produtividade/desenvolvimento-pessoal.ts';
import { disciplina } from './bank/produtividade/disciplina.ts';
import { dizerNao } from './bank/produtividade/dizer-nao.ts';
import { foco } from './bank/produtividade/foco.ts';
import { metasDoAno } from './bank/produtividade/metas-do-ano.ts';
import { minimalismo } from './bank/produtividade/minimalismo.ts';
import { organizarARotina } from './bank/produtividade/organizar-a-rotina.ts';
import { pararDeProcrastinar } from './bank/produtividade/parar-de-procrastinar.ts';
import { rotinaDaManha } from './bank/produtividade/rotina-da-manha.ts';
import { amizades } from './bank/relacionamento/amizades.ts';
import { casamento } from './bank/relacionamento/casamento.ts';
import { comunicacaoNoCasal } from './bank/relacionamento/comunicacao-no-casal.ts';
import { conhecerAlguem } from './bank/relacionamento/conhecer-alguem.ts';
import { familiaESogra } from './bank/relacionamento/familia-e-sogra.ts';
import { filhosAdolescentes } from './bank/relacionamento/filhos-adolescentes.ts';
import { relacionamentoToxico } from './bank/relacionamento/relacionamento-toxico.ts';
import { sexoEIntimidade } from './bank/relacionamento/sexo-e-intimidade.ts';
import { superarOEx } from './bank/relacionamento/superar-o-ex.ts';
import { traicao } from './bank/relacionamento/traicao.ts';
import { diabetes } from './bank/saude/diabetes.ts';
import { dorNasCostas } from './bank/saude/dor-nas-costas.ts';
import { dormirMelhor } from './bank/saude/dormir-melhor.ts';
import { envelhecerBem } from './bank/saude/envelhecer-bem.ts';
import { enxaqueca } from './bank/saude/enxaqueca.ts';
import { imunidade } from './bank/saude/imunidade.ts';
import { pararDeFumar } from './bank/saude/parar-de-fumar.ts';
import { pressaoECoracao } from './bank/saude/pressao-e-coracao.ts';
import { saudeDaMulher } from './bank/saude/saude-da-mulher.ts';
import { saudeDoHomem } from './bank/saude/saude-do-homem.ts';
import { ansiedade } from './bank/saude-mental/ansiedade.ts';
import { autismo } from './bank/saude-mental/autismo.ts';
import { autoestima } from './bank/saude-mental/autoestima.ts';
import { burnout } from './bank/saude-mental/burnout.ts';
import { celularDemais } from './bank/saude-mental/celular-demais.ts';
import { depressao } from './bank/saude-mental/depressao.ts';
import { luto } from './bank/saude-mental/luto.ts';
import { solidao } from './bank/saude-mental/solidao.ts';
import { tdah } from './bank/saude-mental/tdah.ts';
import { terapia } from './bank/saude-mental/terapia.ts';
import type { BankSubtopic, DomainId } from './content-types.ts';

/** Every subtopic with hooks written for it alone. */
export const bankSubtopics: readonly BankSubtopic[] = [
  chefeDificil,
  curriculo,
  desemprego,
  entrevistaDeEmprego,
  falarEmPublico,
  homeOffice,
  lideranca,
  mudarDeCarreira,
  pedirAumento,
  pedirDemissao,
  aposentadoria,
  bets,
  cartaoDeCredito,
  dinheiroEmCasal,
  gastarMenos,
  juntarDinheiro,
  organizarODinheiro,
  rendaExtra,
  sairDasDividas,
  scoreEEmprestimo,
  comecarAcademia,
  constanciaNoTreino,
  corrida,
  emagrecerNaAcademia,
  ganharMassa,
  mobilidadeELesao,
  suplementos,
  treinoDepoisDos40,
  treinoEmCasa,
  treinoFeminino,
  canalNoYoutube,
  copywriting,
  crescerNoInstagram,
  gravarVideos,
  ideiasDeConteudo,
  marcaPessoal,
  monetizarRedes,
  negocioLocalNasRedes,
  trafegoPago,
  viralizarNoTiktok,
  amamentacao,
  birra,
  desfralde,
  falaEDesenvolvimento,
  gravidez,
  introducaoAlimentar,
  maeQueTrabalha,
  puerperio,
  sonoDoBebe,
  telasECriancas,
  criarHabitos,
  desenvolvimentoPessoal,
  disciplina,
  dizerNao,
  foco,
  metasDoAno,
  minimalismo,
  organizarARotina,
  pararDeProcrastinar,
  rotinaDaManha,
  amizades,
  casamento,
  comunicacaoNoCasal,
  conhecerAlguem,
  familiaESogra,
  filhosAdolescentes,
  relacionamentoToxico,
  sexoEIntimidade,
  superarOEx,
  traicao,
  ansiedade,
  autismo,
  autoestima,
  burnout,
  celularDemais,
  depressao,
  luto,
  solidao,
  tdah,
  terapia,
  diabetes,
  dorNasCostas,
  dormirMelhor,
  envelhecerBem,
  enxaqueca,
  imunidade,
  pararDeFumar,
  pressaoECoracao,
  saudeDaMulher,
  saudeDoHomem,
];

const byName = new Map(bankSubtopics.map((entry) => [`${entry.domain}/${entry.subtopic}`, entry]));

/** The written questions and hooks of one subtopic, or null when nobody wrote them yet. */
export function findBankSubtopic(domain: DomainId, subtopic: string): BankSubtopic | null {
  return byName.get(`${domain}/${subtopic}`) ?? null;
}
