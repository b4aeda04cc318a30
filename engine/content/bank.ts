import { cantar } from './bank/arte/cantar.ts';
import { danca } from './bank/arte/danca.ts';
import { desenho } from './bank/arte/desenho.ts';
import { edicaoDeVideo } from './bank/arte/edicao-de-video.ts';
import { escrever } from './bank/arte/escrever.ts';
import { filmesESeries } from './bank/arte/filmes-e-series.ts';
import { fotografiaComCelular } from './bank/arte/fotografia-com-celular.ts';
import { livrosEAutores } from './bank/arte/livros-e-autores.ts';
import { producaoMusical } from './bank/arte/producao-musical.ts';
import { tocarViolao } from './bank/arte/tocar-violao.ts';
import { carroEletrico } from './bank/automotivo/carro-eletrico.ts';
import { carrosClassicos } from './bank/automotivo/carros-classicos.ts';
import { comprarCarroUsado } from './bank/automotivo/comprar-carro-usado.ts';
import { cuidarDoCarro } from './bank/automotivo/cuidar-do-carro.ts';
import { economiaDeCombustivel } from './bank/automotivo/economia-de-combustivel.ts';
import { manutencao } from './bank/automotivo/manutencao.ts';
import { moto } from './bank/automotivo/moto.ts';
import { seguroEMulta } from './bank/automotivo/seguro-e-multa.ts';
import { tirarCnh } from './bank/automotivo/tirar-cnh.ts';
import { trabalharComApp } from './bank/automotivo/trabalhar-com-app.ts';
import { acne } from './bank/beleza/acne.ts';
import { depilacao } from './bank/beleza/depilacao.ts';
import { envelhecimentoDaPele } from './bank/beleza/envelhecimento-da-pele.ts';
import { manchasESol } from './bank/beleza/manchas-e-sol.ts';
import { maquiagem } from './bank/beleza/maquiagem.ts';
import { perfume } from './bank/beleza/perfume.ts';
import { procedimentos } from './bank/beleza/procedimentos.ts';
import { skincare } from './bank/beleza/skincare.ts';
import { sobrancelhaECilios } from './bank/beleza/sobrancelha-e-cilios.ts';
import { unhas } from './bank/beleza/unhas.ts';
import { alisamento } from './bank/cabelo/alisamento.ts';
import { barba } from './bank/cabelo/barba.ts';
import { cabeloCacheado } from './bank/cabelo/cabelo-cacheado.ts';
import { cabeloCrespo } from './bank/cabelo/cabelo-crespo.ts';
import { caspa } from './bank/cabelo/caspa.ts';
import { coloracao } from './bank/cabelo/coloracao.ts';
import { crescimento } from './bank/cabelo/crescimento.ts';
import { hidratacao } from './bank/cabelo/hidratacao.ts';
import { quedaDeCabelo } from './bank/cabelo/queda-de-cabelo.ts';
import { transicaoCapilar } from './bank/cabelo/transicao-capilar.ts';
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
import { apartamentoPequeno } from './bank/casa/apartamento-pequeno.ts';
import { consertos } from './bank/casa/consertos.ts';
import { contaDeLuz } from './bank/casa/conta-de-luz.ts';
import { cozinhaEAirFryer } from './bank/casa/cozinha-e-air-fryer.ts';
import { decorarGastandoPouco } from './bank/casa/decorar-gastando-pouco.ts';
import { limpeza } from './bank/casa/limpeza.ts';
import { morarSozinho } from './bank/casa/morar-sozinho.ts';
import { organizarACasa } from './bank/casa/organizar-a-casa.ts';
import { reforma } from './bank/casa/reforma.ts';
import { rotinaDaCasa } from './bank/casa/rotina-da-casa.ts';
import { almocoRapido } from './bank/culinaria/almoco-rapido.ts';
import { bolo } from './bank/culinaria/bolo.ts';
import { churrasco } from './bank/culinaria/churrasco.ts';
import { comidaRegional } from './bank/culinaria/comida-regional.ts';
import { cozinharDoZero } from './bank/culinaria/cozinhar-do-zero.ts';
import { jantarEspecial } from './bank/culinaria/jantar-especial.ts';
import { lanchesESalgados } from './bank/culinaria/lanches-e-salgados.ts';
import { paoEMassas } from './bank/culinaria/pao-e-massas.ts';
import { receitasDeAirFryer } from './bank/culinaria/receitas-de-air-fryer.ts';
import { sobremesas } from './bank/culinaria/sobremesas.ts';
import { aluguelEImovel } from './bank/direito/aluguel-e-imovel.ts';
import { direitosDoConsumidor } from './bank/direito/direitos-do-consumidor.ts';
import { direitosTrabalhistas } from './bank/direito/direitos-trabalhistas.ts';
import { divorcio } from './bank/direito/divorcio.ts';
import { golpesEInternet } from './bank/direito/golpes-e-internet.ts';
import { heranca } from './bank/direito/heranca.ts';
import { inssEBeneficios } from './bank/direito/inss-e-beneficios.ts';
import { pensaoEGuarda } from './bank/direito/pensao-e-guarda.ts';
import { transito } from './bank/direito/transito.ts';
import { violenciaDomestica } from './bank/direito/violencia-domestica.ts';
import { ciclismo } from './bank/esporte/ciclismo.ts';
import { esporteAmador } from './bank/esporte/esporte-amador.ts';
import { esporteInfantil } from './bank/esporte/esporte-infantil.ts';
import { futebolDeTorcedor } from './bank/esporte/futebol-de-torcedor.ts';
import { idolosEHistoria } from './bank/esporte/idolos-e-historia.ts';
import { jogarFutebol } from './bank/esporte/jogar-futebol.ts';
import { lutas } from './bank/esporte/lutas.ts';
import { natacao } from './bank/esporte/natacao.ts';
import { surfeESkate } from './bank/esporte/surfe-e-skate.ts';
import { voleiEBasquete } from './bank/esporte/volei-e-basquete.ts';
import { criancaNaEscola } from './bank/estudos/crianca-na-escola.ts';
import { enem } from './bank/estudos/enem.ts';
import { estudarSozinho } from './bank/estudos/estudar-sozinho.ts';
import { faculdade } from './bank/estudos/faculdade.ts';
import { leitura } from './bank/estudos/leitura.ts';
import { matematica } from './bank/estudos/matematica.ts';
import { memorizar } from './bank/estudos/memorizar.ts';
import { oabEProvas } from './bank/estudos/oab-e-provas.ts';
import { passarEmConcurso } from './bank/estudos/passar-em-concurso.ts';
import { redacao } from './bank/estudos/redacao.ts';
import { duvidasDeFe } from './bank/fe/duvidas-de-fe.ts';
import { espiritismoEOutras } from './bank/fe/espiritismo-e-outras.ts';
import { familiaEFe } from './bank/fe/familia-e-fe.ts';
import { feEmTemposDificeis } from './bank/fe/fe-em-tempos-dificeis.ts';
import { igrejaEComunidade } from './bank/fe/igreja-e-comunidade.ts';
import { lerABiblia } from './bank/fe/ler-a-biblia.ts';
import { meditacao } from './bank/fe/meditacao.ts';
import { oracao } from './bank/fe/oracao.ts';
import { religioesAfro } from './bank/fe/religioes-afro.ts';
import { santosEDevocoes } from './bank/fe/santos-e-devocoes.ts';
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
import { comecarAJogar } from './bank/games/comecar-a-jogar.ts';
import { fpsECompetitivo } from './bank/games/fps-e-competitivo.ts';
import { freeFireEMobile } from './bank/games/free-fire-e-mobile.ts';
import { futebolVirtual } from './bank/games/futebol-virtual.ts';
import { jogosAntigos } from './bank/games/jogos-antigos.ts';
import { jogosEFamilia } from './bank/games/jogos-e-familia.ts';
import { lancamentos } from './bank/games/lancamentos.ts';
import { minecraftERoblox } from './bank/games/minecraft-e-roblox.ts';
import { pcGamer } from './bank/games/pc-gamer.ts';
import { streaming } from './bank/games/streaming.ts';
import { criancasBilingues } from './bank/idiomas/criancas-bilingues.ts';
import { espanhol } from './bank/idiomas/espanhol.ts';
import { falarIngles } from './bank/idiomas/falar-ingles.ts';
import { inglesDepoisDos40 } from './bank/idiomas/ingles-depois-dos-40.ts';
import { inglesParaTrabalho } from './bank/idiomas/ingles-para-trabalho.ts';
import { inglesSozinho } from './bank/idiomas/ingles-sozinho.ts';
import { intercambio } from './bank/idiomas/intercambio.ts';
import { outrosIdiomas } from './bank/idiomas/outros-idiomas.ts';
import { portuguesCorreto } from './bank/idiomas/portugues-correto.ts';
import { vocabulario } from './bank/idiomas/vocabulario.ts';
import { acoes } from './bank/investimentos/acoes.ts';
import { comecarAInvestir } from './bank/investimentos/comecar-a-investir.ts';
import { consorcioEFinanciamento } from './bank/investimentos/consorcio-e-financiamento.ts';
import { cripto } from './bank/investimentos/cripto.ts';
import { dayTrade } from './bank/investimentos/day-trade.ts';
import { fundosImobiliarios } from './bank/investimentos/fundos-imobiliarios.ts';
import { golpesFinanceiros } from './bank/investimentos/golpes-financeiros.ts';
import { imovelProprio } from './bank/investimentos/imovel-proprio.ts';
import { independenciaFinanceira } from './bank/investimentos/independencia-financeira.ts';
import { tesouroERendaFixa } from './bank/investimentos/tesouro-e-renda-fixa.ts';
import { aduboECompostagem } from './bank/jardim/adubo-e-compostagem.ts';
import { artesanatoEFacaVoce } from './bank/jardim/artesanato-e-faca-voce.ts';
import { frutasEmVaso } from './bank/jardim/frutas-em-vaso.ts';
import { horta } from './bank/jardim/horta.ts';
import { jardimBarato } from './bank/jardim/jardim-barato.ts';
import { orquideas } from './bank/jardim/orquideas.ts';
import { plantasDeSombra } from './bank/jardim/plantas-de-sombra.ts';
import { plantasEPets } from './bank/jardim/plantas-e-pets.ts';
import { plantasMorrendo } from './bank/jardim/plantas-morrendo.ts';
import { suculentas } from './bank/jardim/suculentas.ts';
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
import { brecho } from './bank/moda/brecho.ts';
import { comprarRoupaOnline } from './bank/moda/comprar-roupa-online.ts';
import { costura } from './bank/moda/costura.ts';
import { estiloPessoal } from './bank/moda/estilo-pessoal.ts';
import { guardaRoupaCapsula } from './bank/moda/guarda-roupa-capsula.ts';
import { lookDoDia } from './bank/moda/look-do-dia.ts';
import { modaMasculina } from './bank/moda/moda-masculina.ts';
import { modaPlusSize } from './bank/moda/moda-plus-size.ts';
import { roupaDeFesta } from './bank/moda/roupa-de-festa.ts';
import { tenisEAcessorios } from './bank/moda/tenis-e-acessorios.ts';
import { abrirMei } from './bank/negocios/abrir-mei.ts';
import { artesanato } from './bank/negocios/artesanato.ts';
import { comecarUmNegocio } from './bank/negocios/comecar-um-negocio.ts';
import { comidaDelivery } from './bank/negocios/comida-delivery.ts';
import { confeitaria } from './bank/negocios/confeitaria.ts';
import { gestaoDoCaixa } from './bank/negocios/gestao-do-caixa.ts';
import { lojaOnline } from './bank/negocios/loja-online.ts';
import { precificar } from './bank/negocios/precificar.ts';
import { prestarServico } from './bank/negocios/prestar-servico.ts';
import { salaoEEstetica } from './bank/negocios/salao-e-estetica.ts';
import { bebidas } from './bank/nutricao/bebidas.ts';
import { canetasEmagrecedoras } from './bank/nutricao/canetas-emagrecedoras.ts';
import { comerGastandoPouco } from './bank/nutricao/comer-gastando-pouco.ts';
import { comerMelhor } from './bank/nutricao/comer-melhor.ts';
import { dietaParaEmagrecer } from './bank/nutricao/dieta-para-emagrecer.ts';
import { docesEAcucar } from './bank/nutricao/doces-e-acucar.ts';
import { intestino } from './bank/nutricao/intestino.ts';
import { marmitas } from './bank/nutricao/marmitas.ts';
import { proteina } from './bank/nutricao/proteina.ts';
import { vegetarianoVegano } from './bank/nutricao/vegetariano-vegano.ts';
import { adestrarCachorro } from './bank/pets/adestrar-cachorro.ts';
import { adotar } from './bank/pets/adotar.ts';
import { cachorroSozinho } from './bank/pets/cachorro-sozinho.ts';
import { filhote } from './bank/pets/filhote.ts';
import { gastosComPet } from './bank/pets/gastos-com-pet.ts';
import { gatoComportamento } from './bank/pets/gato-comportamento.ts';
import { gatoNaoCome } from './bank/pets/gato-nao-come.ts';
import { outrosPets } from './bank/pets/outros-pets.ts';
import { passeioEViagem } from './bank/pets/passeio-e-viagem.ts';
import { petIdoso } from './bank/pets/pet-idoso.ts';
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
import { appsUteis } from './bank/tecnologia/apps-uteis.ts';
import { aprenderProgramacao } from './bank/tecnologia/aprender-programacao.ts';
import { automatizar } from './bank/tecnologia/automatizar.ts';
import { casaInteligente } from './bank/tecnologia/casa-inteligente.ts';
import { celularLento } from './bank/tecnologia/celular-lento.ts';
import { comprarCelular } from './bank/tecnologia/comprar-celular.ts';
import { computador } from './bank/tecnologia/computador.ts';
import { golpesESeguranca } from './bank/tecnologia/golpes-e-seguranca.ts';
import { iaEEmprego } from './bank/tecnologia/ia-e-emprego.ts';
import { iaNoTrabalho } from './bank/tecnologia/ia-no-trabalho.ts';
import { atendimento } from './bank/vendas/atendimento.ts';
import { datasComemorativas } from './bank/vendas/datas-comemorativas.ts';
import { infoproduto } from './bank/vendas/infoproduto.ts';
import { livesDeVenda } from './bank/vendas/lives-de-venda.ts';
import { negociacao } from './bank/vendas/negociacao.ts';
import { objecoes } from './bank/vendas/objecoes.ts';
import { primeiraVenda } from './bank/vendas/primeira-venda.ts';
import { vendaPortaAPorta } from './bank/vendas/venda-porta-a-porta.ts';
import { venderNoWhatsapp } from './bank/vendas/vender-no-whatsapp.ts';
import { venderServicos } from './bank/vendas/vender-servicos.ts';
import { arrumarMala } from './bank/viagem/arrumar-mala.ts';
import { festasPopulares } from './bank/viagem/festas-populares.ts';
import { milhas } from './bank/viagem/milhas.ts';
import { praia } from './bank/viagem/praia.ts';
import { roteiroDeCidade } from './bank/viagem/roteiro-de-cidade.ts';
import { serraEFrio } from './bank/viagem/serra-e-frio.ts';
import { viagemInternacional } from './bank/viagem/viagem-internacional.ts';
import { viajarBarato } from './bank/viagem/viajar-barato.ts';
import { viajarComCriancas } from './bank/viagem/viajar-com-criancas.ts';
import { viajarSozinha } from './bank/viagem/viajar-sozinha.ts';
import type { BankSubtopic, DomainId } from './content-types.ts';

/** Every subtopic with hooks written for it alone. */
export const bankSubtopics: readonly BankSubtopic[] = [
  cantar,
  danca,
  desenho,
  edicaoDeVideo,
  escrever,
  filmesESeries,
  fotografiaComCelular,
  livrosEAutores,
  producaoMusical,
  tocarViolao,
  carroEletrico,
  carrosClassicos,
  comprarCarroUsado,
  cuidarDoCarro,
  economiaDeCombustivel,
  manutencao,
  moto,
  seguroEMulta,
  tirarCnh,
  trabalharComApp,
  acne,
  depilacao,
  envelhecimentoDaPele,
  manchasESol,
  maquiagem,
  perfume,
  procedimentos,
  skincare,
  sobrancelhaECilios,
  unhas,
  alisamento,
  barba,
  cabeloCacheado,
  cabeloCrespo,
  caspa,
  coloracao,
  crescimento,
  hidratacao,
  quedaDeCabelo,
  transicaoCapilar,
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
  apartamentoPequeno,
  consertos,
  contaDeLuz,
  cozinhaEAirFryer,
  decorarGastandoPouco,
  limpeza,
  morarSozinho,
  organizarACasa,
  reforma,
  rotinaDaCasa,
  almocoRapido,
  bolo,
  churrasco,
  comidaRegional,
  cozinharDoZero,
  jantarEspecial,
  lanchesESalgados,
  paoEMassas,
  receitasDeAirFryer,
  sobremesas,
  aluguelEImovel,
  direitosDoConsumidor,
  direitosTrabalhistas,
  divorcio,
  golpesEInternet,
  heranca,
  inssEBeneficios,
  pensaoEGuarda,
  transito,
  violenciaDomestica,
  ciclismo,
  esporteAmador,
  esporteInfantil,
  futebolDeTorcedor,
  idolosEHistoria,
  jogarFutebol,
  lutas,
  natacao,
  surfeESkate,
  voleiEBasquete,
  criancaNaEscola,
  enem,
  estudarSozinho,
  faculdade,
  leitura,
  matematica,
  memorizar,
  oabEProvas,
  passarEmConcurso,
  redacao,
  duvidasDeFe,
  espiritismoEOutras,
  familiaEFe,
  feEmTemposDificeis,
  igrejaEComunidade,
  lerABiblia,
  meditacao,
  oracao,
  religioesAfro,
  santosEDevocoes,
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
  comecarAJogar,
  fpsECompetitivo,
  freeFireEMobile,
  futebolVirtual,
  jogosAntigos,
  jogosEFamilia,
  lancamentos,
  minecraftERoblox,
  pcGamer,
  streaming,
  criancasBilingues,
  espanhol,
  falarIngles,
  inglesDepoisDos40,
  inglesParaTrabalho,
  inglesSozinho,
  intercambio,
  outrosIdiomas,
  portuguesCorreto,
  vocabulario,
  acoes,
  comecarAInvestir,
  consorcioEFinanciamento,
  cripto,
  dayTrade,
  fundosImobiliarios,
  golpesFinanceiros,
  imovelProprio,
  independenciaFinanceira,
  tesouroERendaFixa,
  aduboECompostagem,
  artesanatoEFacaVoce,
  frutasEmVaso,
  horta,
  jardimBarato,
  orquideas,
  plantasDeSombra,
  plantasEPets,
  plantasMorrendo,
  suculentas,
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
  brecho,
  comprarRoupaOnline,
  costura,
  estiloPessoal,
  guardaRoupaCapsula,
  lookDoDia,
  modaMasculina,
  modaPlusSize,
  roupaDeFesta,
  tenisEAcessorios,
  abrirMei,
  artesanato,
  comecarUmNegocio,
  comidaDelivery,
  confeitaria,
  gestaoDoCaixa,
  lojaOnline,
  precificar,
  prestarServico,
  salaoEEstetica,
  bebidas,
  canetasEmagrecedoras,
  comerGastandoPouco,
  comerMelhor,
  dietaParaEmagrecer,
  docesEAcucar,
  intestino,
  marmitas,
  proteina,
  vegetarianoVegano,
  adestrarCachorro,
  adotar,
  cachorroSozinho,
  filhote,
  gastosComPet,
  gatoComportamento,
  gatoNaoCome,
  outrosPets,
  passeioEViagem,
  petIdoso,
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
  appsUteis,
  aprenderProgramacao,
  automatizar,
  casaInteligente,
  celularLento,
  comprarCelular,
  computador,
  golpesESeguranca,
  iaEEmprego,
  iaNoTrabalho,
  atendimento,
  datasComemorativas,
  infoproduto,
  livesDeVenda,
  negociacao,
  objecoes,
  primeiraVenda,
  vendaPortaAPorta,
  venderNoWhatsapp,
  venderServicos,
  arrumarMala,
  festasPopulares,
  milhas,
  praia,
  roteiroDeCidade,
  serraEFrio,
  viagemInternacional,
  viajarBarato,
  viajarComCriancas,
  viajarSozinha,
];

const byName = new Map(bankSubtopics.map((entry) => [`${entry.domain}/${entry.subtopic}`, entry]));

/** The written questions and hooks of one subtopic, or null when nobody wrote them yet. */
export function findBankSubtopic(domain: DomainId, subtopic: string): BankSubtopic | null {
  return byName.get(`${domain}/${subtopic}`) ?? null;
}
