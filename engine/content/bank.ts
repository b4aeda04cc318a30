import { animeEManga } from './bank/arte/anime-e-manga.ts';
import { cantar } from './bank/arte/cantar.ts';
import { danca } from './bank/arte/danca.ts';
import { desenho } from './bank/arte/desenho.ts';
import { edicaoDeVideo } from './bank/arte/edicao-de-video.ts';
import { escrever } from './bank/arte/escrever.ts';
import { filmesESeries } from './bank/arte/filmes-e-series.ts';
import { fotografiaComCelular } from './bank/arte/fotografia-com-celular.ts';
import { humor } from './bank/arte/humor.ts';
import { lendasEMisterios } from './bank/arte/lendas-e-misterios.ts';
import { livrosEAutores } from './bank/arte/livros-e-autores.ts';
import { novelasEReality } from './bank/arte/novelas-e-reality.ts';
import { outrosInstrumentos } from './bank/arte/outros-instrumentos.ts';
import { producaoMusical } from './bank/arte/producao-musical.ts';
import { teatroEAtuacao } from './bank/arte/teatro-e-atuacao.ts';
import { tocarViolao } from './bank/arte/tocar-violao.ts';
import { caminhaoEEstrada } from './bank/automotivo/caminhao-e-estrada.ts';
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
import { corpoEMassagem } from './bank/beleza/corpo-e-massagem.ts';
import { depilacao } from './bank/beleza/depilacao.ts';
import { envelhecimentoDaPele } from './bank/beleza/envelhecimento-da-pele.ts';
import { manchasESol } from './bank/beleza/manchas-e-sol.ts';
import { maquiagem } from './bank/beleza/maquiagem.ts';
import { perfume } from './bank/beleza/perfume.ts';
import { procedimentos } from './bank/beleza/procedimentos.ts';
import { skincare } from './bank/beleza/skincare.ts';
import { sobrancelhaECilios } from './bank/beleza/sobrancelha-e-cilios.ts';
import { tatuagemEPiercing } from './bank/beleza/tatuagem-e-piercing.ts';
import { unhas } from './bank/beleza/unhas.ts';
import { alisamento } from './bank/cabelo/alisamento.ts';
import { barba } from './bank/cabelo/barba.ts';
import { cabeloBranco } from './bank/cabelo/cabelo-branco.ts';
import { cabeloCacheado } from './bank/cabelo/cabelo-cacheado.ts';
import { cabeloCrespo } from './bank/cabelo/cabelo-crespo.ts';
import { caspa } from './bank/cabelo/caspa.ts';
import { coloracao } from './bank/cabelo/coloracao.ts';
import { crescimento } from './bank/cabelo/crescimento.ts';
import { hidratacao } from './bank/cabelo/hidratacao.ts';
import { quedaDeCabelo } from './bank/cabelo/queda-de-cabelo.ts';
import { trancasELace } from './bank/cabelo/trancas-e-lace.ts';
import { transicaoCapilar } from './bank/cabelo/transicao-capilar.ts';
import { chefeDificil } from './bank/carreira/chefe-dificil.ts';
import { curriculo } from './bank/carreira/curriculo.ts';
import { desemprego } from './bank/carreira/desemprego.ts';
import { diaADiaDaProfissao } from './bank/carreira/dia-a-dia-da-profissao.ts';
import { entrevistaDeEmprego } from './bank/carreira/entrevista-de-emprego.ts';
import { escolherProfissao } from './bank/carreira/escolher-profissao.ts';
import { falarEmPublico } from './bank/carreira/falar-em-publico.ts';
import { homeOffice } from './bank/carreira/home-office.ts';
import { lideranca } from './bank/carreira/lideranca.ts';
import { mudarDeCarreira } from './bank/carreira/mudar-de-carreira.ts';
import { pedirAumento } from './bank/carreira/pedir-aumento.ts';
import { pedirDemissao } from './bank/carreira/pedir-demissao.ts';
import { primeiroEmprego } from './bank/carreira/primeiro-emprego.ts';
import { apartamentoPequeno } from './bank/casa/apartamento-pequeno.ts';
import { consertos } from './bank/casa/consertos.ts';
import { contaDeLuz } from './bank/casa/conta-de-luz.ts';
import { cozinhaEAirFryer } from './bank/casa/cozinha-e-air-fryer.ts';
import { decorarGastandoPouco } from './bank/casa/decorar-gastando-pouco.ts';
import { lavarRoupa } from './bank/casa/lavar-roupa.ts';
import { limpeza } from './bank/casa/limpeza.ts';
import { morarSozinho } from './bank/casa/morar-sozinho.ts';
import { organizarACasa } from './bank/casa/organizar-a-casa.ts';
import { reforma } from './bank/casa/reforma.ts';
import { rotinaDaCasa } from './bank/casa/rotina-da-casa.ts';
import { vizinhosECondominio } from './bank/casa/vizinhos-e-condominio.ts';
import { almocoRapido } from './bank/culinaria/almoco-rapido.ts';
import { bolo } from './bank/culinaria/bolo.ts';
import { cafeEDrinks } from './bank/culinaria/cafe-e-drinks.ts';
import { churrasco } from './bank/culinaria/churrasco.ts';
import { comidaDoMundo } from './bank/culinaria/comida-do-mundo.ts';
import { comidaRegional } from './bank/culinaria/comida-regional.ts';
import { cozinharDoZero } from './bank/culinaria/cozinhar-do-zero.ts';
import { cozinharSozinho } from './bank/culinaria/cozinhar-sozinho.ts';
import { jantarEspecial } from './bank/culinaria/jantar-especial.ts';
import { lanchesESalgados } from './bank/culinaria/lanches-e-salgados.ts';
import { paoEMassas } from './bank/culinaria/pao-e-massas.ts';
import { peixesEFrutosDoMar } from './bank/culinaria/peixes-e-frutos-do-mar.ts';
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
import { planoDeSaude } from './bank/direito/plano-de-saude.ts';
import { politicaECidadania } from './bank/direito/politica-e-cidadania.ts';
import { transito } from './bank/direito/transito.ts';
import { violenciaDomestica } from './bank/direito/violencia-domestica.ts';
import { automobilismo } from './bank/esporte/automobilismo.ts';
import { ciclismo } from './bank/esporte/ciclismo.ts';
import { esporteAmador } from './bank/esporte/esporte-amador.ts';
import { esporteInfantil } from './bank/esporte/esporte-infantil.ts';
import { futebolDeTorcedor } from './bank/esporte/futebol-de-torcedor.ts';
import { idolosEHistoria } from './bank/esporte/idolos-e-historia.ts';
import { jogarFutebol } from './bank/esporte/jogar-futebol.ts';
import { lutas } from './bank/esporte/lutas.ts';
import { natacao } from './bank/esporte/natacao.ts';
import { pesca } from './bank/esporte/pesca.ts';
import { surfeESkate } from './bank/esporte/surfe-e-skate.ts';
import { voleiEBasquete } from './bank/esporte/volei-e-basquete.ts';
import { biologiaEQuimica } from './bank/estudos/biologia-e-quimica.ts';
import { cienciaEUniverso } from './bank/estudos/ciencia-e-universo.ts';
import { criancaNaEscola } from './bank/estudos/crianca-na-escola.ts';
import { enem } from './bank/estudos/enem.ts';
import { estudarSozinho } from './bank/estudos/estudar-sozinho.ts';
import { faculdade } from './bank/estudos/faculdade.ts';
import { filosofia } from './bank/estudos/filosofia.ts';
import { historiaDoBrasil } from './bank/estudos/historia-do-brasil.ts';
import { historiaGeral } from './bank/estudos/historia-geral.ts';
import { leitura } from './bank/estudos/leitura.ts';
import { matematica } from './bank/estudos/matematica.ts';
import { memorizar } from './bank/estudos/memorizar.ts';
import { oabEProvas } from './bank/estudos/oab-e-provas.ts';
import { passarEmConcurso } from './bank/estudos/passar-em-concurso.ts';
import { redacao } from './bank/estudos/redacao.ts';
import { tccEPesquisa } from './bank/estudos/tcc-e-pesquisa.ts';
import { astrologiaETaro } from './bank/fe/astrologia-e-taro.ts';
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
import { comprasDoMes } from './bank/financas/compras-do-mes.ts';
import { dinheiroEmCasal } from './bank/financas/dinheiro-em-casal.ts';
import { gastarMenos } from './bank/financas/gastar-menos.ts';
import { impostoDeRenda } from './bank/financas/imposto-de-renda.ts';
import { juntarDinheiro } from './bank/financas/juntar-dinheiro.ts';
import { mesadaEFilhos } from './bank/financas/mesada-e-filhos.ts';
import { organizarODinheiro } from './bank/financas/organizar-o-dinheiro.ts';
import { rendaExtra } from './bank/financas/renda-extra.ts';
import { sairDasDividas } from './bank/financas/sair-das-dividas.ts';
import { scoreEEmprestimo } from './bank/financas/score-e-emprestimo.ts';
import { comecarAcademia } from './bank/fitness/comecar-academia.ts';
import { constanciaNoTreino } from './bank/fitness/constancia-no-treino.ts';
import { corrida } from './bank/fitness/corrida.ts';
import { crossfitEFuncional } from './bank/fitness/crossfit-e-funcional.ts';
import { dorERecuperacao } from './bank/fitness/dor-e-recuperacao.ts';
import { emagrecerNaAcademia } from './bank/fitness/emagrecer-na-academia.ts';
import { ganharMassa } from './bank/fitness/ganhar-massa.ts';
import { mobilidadeELesao } from './bank/fitness/mobilidade-e-lesao.ts';
import { suplementos } from './bank/fitness/suplementos.ts';
import { treinoDepoisDos40 } from './bank/fitness/treino-depois-dos-40.ts';
import { treinoEmCasa } from './bank/fitness/treino-em-casa.ts';
import { treinoFeminino } from './bank/fitness/treino-feminino.ts';
import { yogaEPilates } from './bank/fitness/yoga-e-pilates.ts';
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
import { xadrezETabuleiro } from './bank/games/xadrez-e-tabuleiro.ts';
import { coreanoEJapones } from './bank/idiomas/coreano-e-japones.ts';
import { criancasBilingues } from './bank/idiomas/criancas-bilingues.ts';
import { espanhol } from './bank/idiomas/espanhol.ts';
import { falarIngles } from './bank/idiomas/falar-ingles.ts';
import { francesEItaliano } from './bank/idiomas/frances-e-italiano.ts';
import { inglesDepoisDos40 } from './bank/idiomas/ingles-depois-dos-40.ts';
import { inglesParaTrabalho } from './bank/idiomas/ingles-para-trabalho.ts';
import { inglesSozinho } from './bank/idiomas/ingles-sozinho.ts';
import { intercambio } from './bank/idiomas/intercambio.ts';
import { libras } from './bank/idiomas/libras.ts';
import { outrosIdiomas } from './bank/idiomas/outros-idiomas.ts';
import { portuguesCorreto } from './bank/idiomas/portugues-correto.ts';
import { vocabulario } from './bank/idiomas/vocabulario.ts';
import { acoes } from './bank/investimentos/acoes.ts';
import { comecarAInvestir } from './bank/investimentos/comecar-a-investir.ts';
import { consorcioEFinanciamento } from './bank/investimentos/consorcio-e-financiamento.ts';
import { cripto } from './bank/investimentos/cripto.ts';
import { dayTrade } from './bank/investimentos/day-trade.ts';
import { dividendos } from './bank/investimentos/dividendos.ts';
import { dolarEOuro } from './bank/investimentos/dolar-e-ouro.ts';
import { fundosImobiliarios } from './bank/investimentos/fundos-imobiliarios.ts';
import { golpesFinanceiros } from './bank/investimentos/golpes-financeiros.ts';
import { imovelProprio } from './bank/investimentos/imovel-proprio.ts';
import { independenciaFinanceira } from './bank/investimentos/independencia-financeira.ts';
import { tesouroERendaFixa } from './bank/investimentos/tesouro-e-renda-fixa.ts';
import { aduboECompostagem } from './bank/jardim/adubo-e-compostagem.ts';
import { artesanatoEFacaVoce } from './bank/jardim/artesanato-e-faca-voce.ts';
import { flores } from './bank/jardim/flores.ts';
import { frutasEmVaso } from './bank/jardim/frutas-em-vaso.ts';
import { horta } from './bank/jardim/horta.ts';
import { jardimBarato } from './bank/jardim/jardim-barato.ts';
import { orquideas } from './bank/jardim/orquideas.ts';
import { plantasDeSombra } from './bank/jardim/plantas-de-sombra.ts';
import { plantasEPets } from './bank/jardim/plantas-e-pets.ts';
import { plantasMorrendo } from './bank/jardim/plantas-morrendo.ts';
import { suculentas } from './bank/jardim/suculentas.ts';
import { vidaNaRoca } from './bank/jardim/vida-na-roca.ts';
import { canalNoYoutube } from './bank/marketing/canal-no-youtube.ts';
import { copywriting } from './bank/marketing/copywriting.ts';
import { crescerNoInstagram } from './bank/marketing/crescer-no-instagram.ts';
import { gravarVideos } from './bank/marketing/gravar-videos.ts';
import { ideiasDeConteudo } from './bank/marketing/ideias-de-conteudo.ts';
import { marcaPessoal } from './bank/marketing/marca-pessoal.ts';
import { monetizarRedes } from './bank/marketing/monetizar-redes.ts';
import { negocioLocalNasRedes } from './bank/marketing/negocio-local-nas-redes.ts';
import { podcast } from './bank/marketing/podcast.ts';
import { trafegoPago } from './bank/marketing/trafego-pago.ts';
import { viralizarNoTiktok } from './bank/marketing/viralizar-no-tiktok.ts';
import { adocao } from './bank/maternidade/adocao.ts';
import { amamentacao } from './bank/maternidade/amamentacao.ts';
import { birra } from './bank/maternidade/birra.ts';
import { brincarEmCasa } from './bank/maternidade/brincar-em-casa.ts';
import { desfralde } from './bank/maternidade/desfralde.ts';
import { falaEDesenvolvimento } from './bank/maternidade/fala-e-desenvolvimento.ts';
import { gravidez } from './bank/maternidade/gravidez.ts';
import { introducaoAlimentar } from './bank/maternidade/introducao-alimentar.ts';
import { maeQueTrabalha } from './bank/maternidade/mae-que-trabalha.ts';
import { paternidade } from './bank/maternidade/paternidade.ts';
import { puerperio } from './bank/maternidade/puerperio.ts';
import { sonoDoBebe } from './bank/maternidade/sono-do-bebe.ts';
import { telasECriancas } from './bank/maternidade/telas-e-criancas.ts';
import { brecho } from './bank/moda/brecho.ts';
import { coloracaoPessoal } from './bank/moda/coloracao-pessoal.ts';
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
import { funcionarios } from './bank/negocios/funcionarios.ts';
import { gestaoDoCaixa } from './bank/negocios/gestao-do-caixa.ts';
import { lojaOnline } from './bank/negocios/loja-online.ts';
import { precificar } from './bank/negocios/precificar.ts';
import { prestarServico } from './bank/negocios/prestar-servico.ts';
import { revenda } from './bank/negocios/revenda.ts';
import { salaoEEstetica } from './bank/negocios/salao-e-estetica.ts';
import { salgadosEComidaDeRua } from './bank/negocios/salgados-e-comida-de-rua.ts';
import { bebidas } from './bank/nutricao/bebidas.ts';
import { canetasEmagrecedoras } from './bank/nutricao/canetas-emagrecedoras.ts';
import { comerGastandoPouco } from './bank/nutricao/comer-gastando-pouco.ts';
import { comerMelhor } from './bank/nutricao/comer-melhor.ts';
import { dietaParaEmagrecer } from './bank/nutricao/dieta-para-emagrecer.ts';
import { docesEAcucar } from './bank/nutricao/doces-e-acucar.ts';
import { glutenELactose } from './bank/nutricao/gluten-e-lactose.ts';
import { intestino } from './bank/nutricao/intestino.ts';
import { marmitas } from './bank/nutricao/marmitas.ts';
import { mitosDosAlimentos } from './bank/nutricao/mitos-dos-alimentos.ts';
import { proteina } from './bank/nutricao/proteina.ts';
import { vegetarianoVegano } from './bank/nutricao/vegetariano-vegano.ts';
import { adestrarCachorro } from './bank/pets/adestrar-cachorro.ts';
import { adotar } from './bank/pets/adotar.ts';
import { animaisDaNatureza } from './bank/pets/animais-da-natureza.ts';
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
import { inteligenciaEmocional } from './bank/produtividade/inteligencia-emocional.ts';
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
import { filhosPequenosECasal } from './bank/relacionamento/filhos-pequenos-e-casal.ts';
import { morarJunto } from './bank/relacionamento/morar-junto.ts';
import { relacionamentoToxico } from './bank/relacionamento/relacionamento-toxico.ts';
import { sexoEIntimidade } from './bank/relacionamento/sexo-e-intimidade.ts';
import { superarOEx } from './bank/relacionamento/superar-o-ex.ts';
import { traicao } from './bank/relacionamento/traicao.ts';
import { vivenciaLgbt } from './bank/relacionamento/vivencia-lgbt.ts';
import { alergiaERinite } from './bank/saude/alergia-e-rinite.ts';
import { colesterolEFigado } from './bank/saude/colesterol-e-figado.ts';
import { dentes } from './bank/saude/dentes.ts';
import { diabetes } from './bank/saude/diabetes.ts';
import { dorNasCostas } from './bank/saude/dor-nas-costas.ts';
import { dormirMelhor } from './bank/saude/dormir-melhor.ts';
import { envelhecerBem } from './bank/saude/envelhecer-bem.ts';
import { enxaqueca } from './bank/saude/enxaqueca.ts';
import { estomagoERefluxo } from './bank/saude/estomago-e-refluxo.ts';
import { gripeEResfriado } from './bank/saude/gripe-e-resfriado.ts';
import { imunidade } from './bank/saude/imunidade.ts';
import { joelhoEArticulacoes } from './bank/saude/joelho-e-articulacoes.ts';
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
import { medosEFobias } from './bank/saude-mental/medos-e-fobias.ts';
import { raiva } from './bank/saude-mental/raiva.ts';
import { solidao } from './bank/saude-mental/solidao.ts';
import { tdah } from './bank/saude-mental/tdah.ts';
import { terapia } from './bank/saude-mental/terapia.ts';
import { timidez } from './bank/saude-mental/timidez.ts';
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
import { iaParaCriar } from './bank/tecnologia/ia-para-criar.ts';
import { internetEWifi } from './bank/tecnologia/internet-e-wifi.ts';
import { tvEStreaming } from './bank/tecnologia/tv-e-streaming.ts';
import { atendimento } from './bank/vendas/atendimento.ts';
import { datasComemorativas } from './bank/vendas/datas-comemorativas.ts';
import { infoproduto } from './bank/vendas/infoproduto.ts';
import { livesDeVenda } from './bank/vendas/lives-de-venda.ts';
import { negociacao } from './bank/vendas/negociacao.ts';
import { objecoes } from './bank/vendas/objecoes.ts';
import { primeiraVenda } from './bank/vendas/primeira-venda.ts';
import { vendaPortaAPorta } from './bank/vendas/venda-porta-a-porta.ts';
import { venderImoveisECarros } from './bank/vendas/vender-imoveis-e-carros.ts';
import { venderNoInstagram } from './bank/vendas/vender-no-instagram.ts';
import { venderNoWhatsapp } from './bank/vendas/vender-no-whatsapp.ts';
import { venderServicos } from './bank/vendas/vender-servicos.ts';
import { arrumarMala } from './bank/viagem/arrumar-mala.ts';
import { festasPopulares } from './bank/viagem/festas-populares.ts';
import { milhas } from './bank/viagem/milhas.ts';
import { morarFora } from './bank/viagem/morar-fora.ts';
import { praia } from './bank/viagem/praia.ts';
import { roteiroDeCidade } from './bank/viagem/roteiro-de-cidade.ts';
import { serraEFrio } from './bank/viagem/serra-e-frio.ts';
import { trilhaECamping } from './bank/viagem/trilha-e-camping.ts';
import { viagemInternacional } from './bank/viagem/viagem-internacional.ts';
import { viajarBarato } from './bank/viagem/viajar-barato.ts';
import { viajarComCriancas } from './bank/viagem/viajar-com-criancas.ts';
import { viajarSozinha } from './bank/viagem/viajar-sozinha.ts';
import type { BankSubtopic, DomainId } from './content-types.ts';

/** Every subtopic with hooks written for it alone. */
export const bankSubtopics: readonly BankSubtopic[] = [
  animeEManga,
  cantar,
  danca,
  desenho,
  edicaoDeVideo,
  escrever,
  filmesESeries,
  fotografiaComCelular,
  humor,
  lendasEMisterios,
  livrosEAutores,
  novelasEReality,
  outrosInstrumentos,
  producaoMusical,
  teatroEAtuacao,
  tocarViolao,
  caminhaoEEstrada,
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
  corpoEMassagem,
  depilacao,
  envelhecimentoDaPele,
  manchasESol,
  maquiagem,
  perfume,
  procedimentos,
  skincare,
  sobrancelhaECilios,
  tatuagemEPiercing,
  unhas,
  alisamento,
  barba,
  cabeloBranco,
  cabeloCacheado,
  cabeloCrespo,
  caspa,
  coloracao,
  crescimento,
  hidratacao,
  quedaDeCabelo,
  trancasELace,
  transicaoCapilar,
  chefeDificil,
  curriculo,
  desemprego,
  diaADiaDaProfissao,
  entrevistaDeEmprego,
  escolherProfissao,
  falarEmPublico,
  homeOffice,
  lideranca,
  mudarDeCarreira,
  pedirAumento,
  pedirDemissao,
  primeiroEmprego,
  apartamentoPequeno,
  consertos,
  contaDeLuz,
  cozinhaEAirFryer,
  decorarGastandoPouco,
  lavarRoupa,
  limpeza,
  morarSozinho,
  organizarACasa,
  reforma,
  rotinaDaCasa,
  vizinhosECondominio,
  almocoRapido,
  bolo,
  cafeEDrinks,
  churrasco,
  comidaDoMundo,
  comidaRegional,
  cozinharDoZero,
  cozinharSozinho,
  jantarEspecial,
  lanchesESalgados,
  paoEMassas,
  peixesEFrutosDoMar,
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
  planoDeSaude,
  politicaECidadania,
  transito,
  violenciaDomestica,
  automobilismo,
  ciclismo,
  esporteAmador,
  esporteInfantil,
  futebolDeTorcedor,
  idolosEHistoria,
  jogarFutebol,
  lutas,
  natacao,
  pesca,
  surfeESkate,
  voleiEBasquete,
  biologiaEQuimica,
  cienciaEUniverso,
  criancaNaEscola,
  enem,
  estudarSozinho,
  faculdade,
  filosofia,
  historiaDoBrasil,
  historiaGeral,
  leitura,
  matematica,
  memorizar,
  oabEProvas,
  passarEmConcurso,
  redacao,
  tccEPesquisa,
  astrologiaETaro,
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
  comprasDoMes,
  dinheiroEmCasal,
  gastarMenos,
  impostoDeRenda,
  juntarDinheiro,
  mesadaEFilhos,
  organizarODinheiro,
  rendaExtra,
  sairDasDividas,
  scoreEEmprestimo,
  comecarAcademia,
  constanciaNoTreino,
  corrida,
  crossfitEFuncional,
  dorERecuperacao,
  emagrecerNaAcademia,
  ganharMassa,
  mobilidadeELesao,
  suplementos,
  treinoDepoisDos40,
  treinoEmCasa,
  treinoFeminino,
  yogaEPilates,
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
  xadrezETabuleiro,
  coreanoEJapones,
  criancasBilingues,
  espanhol,
  falarIngles,
  francesEItaliano,
  inglesDepoisDos40,
  inglesParaTrabalho,
  inglesSozinho,
  intercambio,
  libras,
  outrosIdiomas,
  portuguesCorreto,
  vocabulario,
  acoes,
  comecarAInvestir,
  consorcioEFinanciamento,
  cripto,
  dayTrade,
  dividendos,
  dolarEOuro,
  fundosImobiliarios,
  golpesFinanceiros,
  imovelProprio,
  independenciaFinanceira,
  tesouroERendaFixa,
  aduboECompostagem,
  artesanatoEFacaVoce,
  flores,
  frutasEmVaso,
  horta,
  jardimBarato,
  orquideas,
  plantasDeSombra,
  plantasEPets,
  plantasMorrendo,
  suculentas,
  vidaNaRoca,
  canalNoYoutube,
  copywriting,
  crescerNoInstagram,
  gravarVideos,
  ideiasDeConteudo,
  marcaPessoal,
  monetizarRedes,
  negocioLocalNasRedes,
  podcast,
  trafegoPago,
  viralizarNoTiktok,
  adocao,
  amamentacao,
  birra,
  brincarEmCasa,
  desfralde,
  falaEDesenvolvimento,
  gravidez,
  introducaoAlimentar,
  maeQueTrabalha,
  paternidade,
  puerperio,
  sonoDoBebe,
  telasECriancas,
  brecho,
  coloracaoPessoal,
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
  funcionarios,
  gestaoDoCaixa,
  lojaOnline,
  precificar,
  prestarServico,
  revenda,
  salaoEEstetica,
  salgadosEComidaDeRua,
  bebidas,
  canetasEmagrecedoras,
  comerGastandoPouco,
  comerMelhor,
  dietaParaEmagrecer,
  docesEAcucar,
  glutenELactose,
  intestino,
  marmitas,
  mitosDosAlimentos,
  proteina,
  vegetarianoVegano,
  adestrarCachorro,
  adotar,
  animaisDaNatureza,
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
  inteligenciaEmocional,
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
  filhosPequenosECasal,
  morarJunto,
  relacionamentoToxico,
  sexoEIntimidade,
  superarOEx,
  traicao,
  vivenciaLgbt,
  ansiedade,
  autismo,
  autoestima,
  burnout,
  celularDemais,
  depressao,
  luto,
  medosEFobias,
  raiva,
  solidao,
  tdah,
  terapia,
  timidez,
  alergiaERinite,
  colesterolEFigado,
  dentes,
  diabetes,
  dorNasCostas,
  dormirMelhor,
  envelhecerBem,
  enxaqueca,
  estomagoERefluxo,
  gripeEResfriado,
  imunidade,
  joelhoEArticulacoes,
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
  iaParaCriar,
  internetEWifi,
  tvEStreaming,
  atendimento,
  datasComemorativas,
  infoproduto,
  livesDeVenda,
  negociacao,
  objecoes,
  primeiraVenda,
  vendaPortaAPorta,
  venderImoveisECarros,
  venderNoInstagram,
  venderNoWhatsapp,
  venderServicos,
  arrumarMala,
  festasPopulares,
  milhas,
  morarFora,
  praia,
  roteiroDeCidade,
  serraEFrio,
  trilhaECamping,
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
