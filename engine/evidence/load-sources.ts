import alcoolECigarro from '../content/sources/alcool-e-cigarro.json' with { type: 'json' };
import amizadeEFamilia from '../content/sources/amizade-e-familia.json' with { type: 'json' };
import ansiedade from '../content/sources/ansiedade.json' with { type: 'json' };
import aprendizagem from '../content/sources/aprendizagem.json' with { type: 'json' };
import autismo from '../content/sources/autismo.json' with { type: 'json' };
import automotivo from '../content/sources/automotivo.json' with { type: 'json' };
import beleza from '../content/sources/beleza.json' with { type: 'json' };
import cabelo from '../content/sources/cabelo.json' with { type: 'json' };
import carreira from '../content/sources/carreira.json' with { type: 'json' };
import casaEOrganizacao from '../content/sources/casa-e-organizacao.json' with { type: 'json' };
import comunicacao from '../content/sources/comunicacao.json' with { type: 'json' };
import concursosEEnem from '../content/sources/concursos-e-enem.json' with { type: 'json' };
import criatividade from '../content/sources/criatividade.json' with { type: 'json' };
import culinaria from '../content/sources/culinaria.json' with { type: 'json' };
import desenvolvimentoPessoal from '../content/sources/desenvolvimento-pessoal.json' with { type: 'json' };
import direitoDoConsumidor from '../content/sources/direito-do-consumidor.json' with { type: 'json' };
import dividas from '../content/sources/dividas.json' with { type: 'json' };
import dor from '../content/sources/dor.json' with { type: 'json' };
import eCommerce from '../content/sources/e-commerce.json' with { type: 'json' };
import emagrecimento from '../content/sources/emagrecimento.json' with { type: 'json' };
import empreendedorismo from '../content/sources/empreendedorismo.json' with { type: 'json' };
import entrevistaDeEmprego from '../content/sources/entrevista-de-emprego.json' with { type: 'json' };
import envelhecimento from '../content/sources/envelhecimento.json' with { type: 'json' };
import esporte from '../content/sources/esporte.json' with { type: 'json' };
import estudo from '../content/sources/estudo.json' with { type: 'json' };
import felicidade from '../content/sources/felicidade.json' with { type: 'json' };
import financasPessoais from '../content/sources/financas-pessoais.json' with { type: 'json' };
import fotografiaEVideo from '../content/sources/fotografia-e-video.json' with { type: 'json' };
import games from '../content/sources/games.json' with { type: 'json' };
import habitos from '../content/sources/habitos.json' with { type: 'json' };
import ia from '../content/sources/ia.json' with { type: 'json' };
import idiomas from '../content/sources/idiomas.json' with { type: 'json' };
import imoveis from '../content/sources/imoveis.json' with { type: 'json' };
import investimento from '../content/sources/investimento.json' with { type: 'json' };
import jardinagem from '../content/sources/jardinagem.json' with { type: 'json' };
import lideranca from '../content/sources/lideranca.json' with { type: 'json' };
import maternidade from '../content/sources/maternidade.json' with { type: 'json' };
import meditacao from '../content/sources/meditacao.json' with { type: 'json' };
import meiEPequenosNegocios from '../content/sources/mei-e-pequenos-negocios.json' with { type: 'json' };
import memoria from '../content/sources/memoria.json' with { type: 'json' };
import moda from '../content/sources/moda.json' with { type: 'json' };
import musica from '../content/sources/musica.json' with { type: 'json' };
import nutricao from '../content/sources/nutricao.json' with { type: 'json' };
import oratoria from '../content/sources/oratoria.json' with { type: 'json' };
import parentalidade from '../content/sources/parentalidade.json' with { type: 'json' };
import pele from '../content/sources/pele.json' with { type: 'json' };
import persuasao from '../content/sources/persuasao.json' with { type: 'json' };
import pets from '../content/sources/pets.json' with { type: 'json' };
import procrastinacao from '../content/sources/procrastinacao.json' with { type: 'json' };
import produtividade from '../content/sources/produtividade.json' with { type: 'json' };
import programacao from '../content/sources/programacao.json' with { type: 'json' };
import publicidade from '../content/sources/publicidade.json' with { type: 'json' };
import redesSociais from '../content/sources/redes-sociais.json' with { type: 'json' };
import relacionamento from '../content/sources/relacionamento.json' with { type: 'json' };
import religiaoEEspiritualidade from '../content/sources/religiao-e-espiritualidade.json' with {
  type: 'json',
};
import rendaExtra from '../content/sources/renda-extra.json' with { type: 'json' };
import saude from '../content/sources/saude.json' with { type: 'json' };
import saudeMental from '../content/sources/saude-mental.json' with { type: 'json' };
import segurancaDigital from '../content/sources/seguranca-digital.json' with { type: 'json' };
import sono from '../content/sources/sono.json' with { type: 'json' };
import storytelling from '../content/sources/storytelling.json' with { type: 'json' };
import sustentabilidade from '../content/sources/sustentabilidade.json' with { type: 'json' };
import tdah from '../content/sources/tdah.json' with { type: 'json' };
import tecnologia from '../content/sources/tecnologia.json' with { type: 'json' };
import trabalhoRemoto from '../content/sources/trabalho-remoto.json' with { type: 'json' };
import treino from '../content/sources/treino.json' with { type: 'json' };
import vendas from '../content/sources/vendas.json' with { type: 'json' };
import viagem from '../content/sources/viagem.json' with { type: 'json' };
import vicioEmCelular from '../content/sources/vicio-em-celular.json' with { type: 'json' };
import viralizacao from '../content/sources/viralizacao.json' with { type: 'json' };
import type { Source } from './source-schema.ts';

/** Every source of the corpus, in a fixed order. The files are checked against `sourceSchema` by a test, not at each start. */
export const sources: readonly Source[] = readFiles([
  alcoolECigarro,
  amizadeEFamilia,
  ansiedade,
  aprendizagem,
  autismo,
  automotivo,
  beleza,
  cabelo,
  carreira,
  casaEOrganizacao,
  comunicacao,
  concursosEEnem,
  criatividade,
  culinaria,
  desenvolvimentoPessoal,
  direitoDoConsumidor,
  dividas,
  dor,
  eCommerce,
  emagrecimento,
  empreendedorismo,
  entrevistaDeEmprego,
  envelhecimento,
  esporte,
  estudo,
  felicidade,
  financasPessoais,
  fotografiaEVideo,
  games,
  habitos,
  ia,
  idiomas,
  imoveis,
  investimento,
  jardinagem,
  lideranca,
  maternidade,
  meditacao,
  meiEPequenosNegocios,
  memoria,
  moda,
  musica,
  nutricao,
  oratoria,
  parentalidade,
  pele,
  persuasao,
  pets,
  procrastinacao,
  produtividade,
  programacao,
  publicidade,
  redesSociais,
  relacionamento,
  religiaoEEspiritualidade,
  rendaExtra,
  saude,
  saudeMental,
  segurancaDigital,
  sono,
  storytelling,
  sustentabilidade,
  tdah,
  tecnologia,
  trabalhoRemoto,
  treino,
  vendas,
  viagem,
  vicioEmCelular,
  viralizacao,
]);

function readFiles(files: readonly (readonly unknown[])[]): readonly Source[] {
  return files.flat() as readonly Source[];
}
