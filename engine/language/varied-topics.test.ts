import { expect, it } from 'vitest';
import { engine } from '../../tests/helpers/engine.ts';

const { analyseTopic } = engine;

/** Places, motorbikes, poets, dishes, slang, complaints, products, professions: topic | domain/subtopic | class. "-" is none. */
const table = `
Gramado no inverno | viagem/serra-e-frio | place
Foz do Iguaçu | viagem/roteiro-de-cidade | place
Chapada Diamantina com crianças | viagem/- | place
Bonito MS | viagem/- | place
Viajar para Maragogi | viagem/praia | action
Fernando de Noronha é caro? | viagem/praia | place
Biz 125 | automotivo/moto | product
Hornet | automotivo/moto | product
Royal Enfield | automotivo/moto | product
Escape esportivo na moto | automotivo/moto | concept
Troca de óleo | automotivo/manutencao | concept
Carro popular | automotivo/comprar-carro-usado | product
Kombi home | automotivo/carros-classicos | product
Manoel de Barros | arte/livros-e-autores | person
Carlos Drummond de Andrade | arte/livros-e-autores | person
Conceição Evaristo | arte/livros-e-autores | person
Dom Casmurro | arte/livros-e-autores | work-of-art
Stranger Things | arte/filmes-e-series | work-of-art
Cordel | arte/livros-e-autores | concept
Slam de poesia | arte/escrever | concept
Samba de roda | arte/producao-musical | concept
Cavaquinho | arte/outros-instrumentos | concept
Frevo | arte/danca | concept
Tacacá | culinaria/comida-regional | food
Baião de dois | culinaria/comida-regional | food
Pato no tucupi | culinaria/comida-regional | food
Barreado | culinaria/comida-regional | food
Cuscuz nordestino | culinaria/comida-regional | food
Vatapá | culinaria/comida-regional | food
Pão de alho | culinaria/pao-e-massas | food
Ovo de Páscoa | culinaria/sobremesas | food
Brigadeiro gourmet | culinaria/sobremesas | food
Bolo de pote | negocios/confeitaria | food
Marmitex | negocios/comida-delivery | concept
Hambúrguer artesanal | culinaria/comida-do-mundo | food
Textão no Facebook | marketing/- | concept
Ranço | relacionamento/- | concept
Gambiarra | casa/consertos | concept
Treta de família | relacionamento/- | concept
Ressaca | nutricao/bebidas | concept
Meu chefe me humilha | carreira/chefe-dificil | problem
Meu marido não ajuda em casa | casa/rotina-da-casa | problem
Meu ex não me deixa em paz | relacionamento/superar-o-ex | problem
Minhas plantas morrem | jardim/plantas-morrendo | problem
Meu celular esquenta muito | tecnologia/celular-lento | problem
Minha pele é muito oleosa | beleza/skincare | problem
Cliente que não paga | vendas/vender-servicos | person
Vizinho barulhento | casa/vizinhos-e-condominio | person
Joelho estalando | saude/joelho-e-articulacoes | concept
Fone bluetooth | tecnologia/- | product
Smartwatch | tecnologia/- | product
Cadeira gamer | games/pc-gamer | product
Whey protein | fitness/suplementos | product
Batom vermelho | beleza/maquiagem | product
Tênis Nike | moda/tenis-e-acessorios | product
Máquina de costura | moda/costura | product
Lava e seca | casa/- | concept
Cafeteira | casa/cozinha-e-air-fryer | product
Veterinário | pets/gastos-com-pet | person
Psicóloga | saude-mental/terapia | person
Caminhoneiro | automotivo/caminhao-e-estrada | person
Diarista | negocios/prestar-servico | person
Professor de matemática | estudos/matematica | person
Programador júnior | tecnologia/aprender-programacao | person
Social media | marketing/- | concept
Designer de unhas | beleza/unhas | person
Engenheira civil | carreira/- | person
Policial militar | carreira/- | person
Padeiro | carreira/- | person
Dentista | saude/dentes | person
Corretor de imóveis | vendas/vender-imoveis-e-carros | person
Barbeiro | cabelo/barba | person
Influencer mirim | marketing/- | person
Quixadá | viagem/- | place
são thomé das letras | viagem/- | place
Grande Sertão: Veredas | arte/- | work-of-art
Onça-pintada | pets/animais-da-natureza | living-being
Ipê amarelo | null/- | living-being
Coelho de estimação | pets/outros-pets | living-being
Pitbull | pets/adestrar-cachorro | living-being
Gato siamês | pets/gato-comportamento | living-being
Peixe betta | pets/outros-pets | living-being
Rosa do deserto | jardim/suculentas | living-being
Samambaia | jardim/plantas-de-sombra | living-being
Jabuticabeira | jardim/frutas-em-vaso | living-being
Sushi em casa | culinaria/comida-do-mundo | food
Churrasco barato | culinaria/churrasco | food
Natação para bebês | esporte/esporte-infantil | concept
Boxe feminino | esporte/lutas | concept
Skate | esporte/surfe-e-skate | product
Xadrez | games/xadrez-e-tabuleiro | concept
Capoeira | esporte/lutas | concept
Fórmula 1 | esporte/automobilismo | event
Vôlei | esporte/volei-e-basquete | concept
Bolsa Família | direito/inss-e-beneficios | concept
BPC | direito/inss-e-beneficios | concept
Divórcio | direito/divorcio | problem
Plano de saúde negou cirurgia | direito/plano-de-saude | problem
Guarda compartilhada | direito/pensao-e-guarda | concept
Score baixo | financas/score-e-emprestimo | concept
Fundos imobiliários | investimentos/fundos-imobiliarios | concept
Aluguel de imóveis | direito/aluguel-e-imovel | concept
Aposentar cedo | investimentos/independencia-financeira | action
Abrir loja de roupas | negocios/comecar-um-negocio | action
Dropshipping | negocios/loja-online | concept
Vender brigadeiro | negocios/confeitaria | action
Vender na Shopee | negocios/loja-online | action
Preço do crochê | negocios/precificar | concept
Objeções de venda | vendas/objecoes | concept
Black friday na loja | vendas/datas-comemorativas | event
Revender Natura | vendas/venda-porta-a-porta | action
Podcast | marketing/podcast | concept
Threads | marketing/- | concept
Algoritmo do Instagram | marketing/crescer-no-instagram | concept
Vergonha de gravar stories | marketing/gravar-videos | problem
UGC | marketing/monetizar-redes | concept
Câncer de mama | saude/- | problem
Endometriose | saude/saude-da-mulher | problem
Vitamina D | saude/imunidade | concept
TPM | saude/saude-da-mulher | concept
Refluxo | saude/estomago-e-refluxo | problem
Cólica | saude/saude-da-mulher | problem
Síndrome do pânico | saude-mental/medos-e-fobias | concept
Borderline | saude-mental/- | concept
Dependência emocional | saude-mental/- | concept
Terapia | saude-mental/terapia | concept
Autoestima | saude-mental/autoestima | concept
Alongamento de cílios | beleza/sobrancelha-e-cilios | concept
Perfumes masculinos | beleza/perfume | product
Botox | beleza/envelhecimento-da-pele | product
Tatuagem | beleza/tatuagem-e-piercing | concept
Transição capilar | cabelo/transicao-capilar | concept
Cabelo loiro | cabelo/coloracao | concept
Caspa | cabelo/caspa | problem
Moda modesta evangélica | moda/- | concept
Vestido de noiva | moda/roupa-de-festa | product
Tênis branco | moda/tenis-e-acessorios | product
Costurar do zero | moda/costura | action
Enem | estudos/enem | event
Medicina | estudos/enem | concept
Mestrado | estudos/tcc-e-pesquisa | concept
TDAH nos estudos | saude-mental/tdah | problem
Libras | idiomas/libras | concept
Coreano | idiomas/coreano-e-japones | concept
Gírias em inglês | idiomas/vocabulario | concept
Inteligência artificial | tecnologia/ia-no-trabalho | concept
Python | tecnologia/aprender-programacao | product
Wi-fi caindo | tecnologia/internet-e-wifi | concept
Power BI | tecnologia/automatizar | concept
Valorant mobile | games/fps-e-competitivo | product
Stardew Valley | games/comecar-a-jogar | product
RPG de mesa | games/xadrez-e-tabuleiro | concept
Meditar | fe/meditacao | action
Devocional | fe/ler-a-biblia | concept
Candomblé | fe/religioes-afro | concept
Mãe solo | maternidade/mae-que-trabalha | person
Menino de 3 anos não fala | maternidade/fala-e-desenvolvimento | problem
Primeiro beijo | relacionamento/conhecer-alguem | concept
Relacionamento à distância | relacionamento/comunicacao-no-casal | concept
Amiga folgada | relacionamento/amizades | person
Sogra | relacionamento/familia-e-sogra | person
Entrevista em inglês | idiomas/ingles-para-trabalho | event
Currículo sem experiência | carreira/curriculo | concept
Jovem aprendiz | carreira/primeiro-emprego | concept
Burnout no trabalho | saude-mental/burnout | problem
Hambúrguer vegano | culinaria/lanches-e-salgados | food
Low carb | nutricao/dieta-para-emagrecer | concept
Intestino preso | nutricao/intestino | concept
Parar de tomar refrigerante | nutricao/bebidas | action
Abdominal | fitness/- | concept
Crossfit | fitness/crossfit-e-funcional | concept
Corrida de rua | fitness/corrida | concept
Glúteo | fitness/treino-feminino | concept
Pilates | fitness/yoga-e-pilates | concept
O que fazer em Salvador em 3 dias | viagem/roteiro-de-cidade | place
Jericoacoara vale a pena? | viagem/praia | place
Morar em Portugal | viagem/morar-fora | action
Buenos Aires com pouco dinheiro | viagem/viagem-internacional | place
Lençóis Maranhenses | viagem/- | place
Honda CG 160 | automotivo/moto | product
Comprar moto usada | automotivo/moto | action
viajar de moto sozinho | automotivo/moto | action
Capacete bom e barato | automotivo/moto | product
Clarice Lispector | arte/livros-e-autores | person
Machado de Assis | arte/livros-e-autores | person
Cora Coralina | arte/livros-e-autores | person
Poesia de Manoel de Barros | arte/livros-e-autores | work-of-art
Como escrever um livro | arte/escrever | action
Torto Arado | arte/livros-e-autores | work-of-art
Moqueca baiana | culinaria/comida-regional | food
Feijoada | culinaria/comida-regional | food
Bobó de camarão | culinaria/comida-regional | food
como fazer pão de queijo | culinaria/pao-e-massas | action
Pudim de leite condensado | culinaria/sobremesas | food
Arroz soltinho | culinaria/cozinhar-do-zero | food
Acarajé | culinaria/comida-regional | food
Boy lixo | relacionamento/conhecer-alguem | concept
Como lidar com crush | relacionamento/conhecer-alguem | action
Minha vizinha faz muito barulho | casa/vizinhos-e-condominio | problem
Meu filho não obedece | maternidade/birra | problem
Minha mãe é narcisista | relacionamento/familia-e-sogra | problem
meu cabelo cai muito | cabelo/queda-de-cabelo | problem
Cachorro late muito | pets/adestrar-cachorro | problem
O bebê não dorme à noite | maternidade/sono-do-bebe | problem
não consigo dormir | saude/dormir-melhor | problem
quero parar de fumar | saude/parar-de-fumar | action
tenho medo de dirigir | automotivo/tirar-cnh | problem
me organizar melhor | produtividade/organizar-a-rotina | action
Se vestir bem | moda/estilo-pessoal | action
Alexa | tecnologia/casa-inteligente | product
PlayStation 5 | games/pc-gamer | product
Robô aspirador | casa/cozinha-e-air-fryer | product
Perfume árabe | beleza/perfume | product
Notebook pra faculdade | tecnologia/computador | product
Galaxy S24 ou iPhone 15? | tecnologia/comprar-celular | product
Motoboy | automotivo/moto | person
Nutricionista | nutricao/- | person
Eletricista autônomo | negocios/prestar-servico | person
Professora de educação infantil | estudos/- | person
Dona de casa | casa/rotina-da-casa | person
Advogado iniciante | carreira/- | person
Personal trainer | fitness/- | person
Confeitaria em casa | negocios/confeitaria | concept
Enfermagem | carreira/dia-a-dia-da-profissao | concept
Depressão | saude-mental/depressao | problem
Violência doméstica: como denunciar | direito/violencia-domestica | problem
Luto | saude-mental/luto | problem
Perdi minha mãe | saude-mental/luto | action
Day trade | investimentos/day-trade | concept
jogo do tigrinho | financas/bets | concept
Empréstimo consignado | financas/score-e-emprestimo | product
Como sair das dívidas | financas/sair-das-dividas | action
Tesouro Direto | investimentos/tesouro-e-renda-fixa | product
Salmo 91 | fe/ler-a-biblia | concept
Umbanda | fe/religioes-afro | concept
Tatuagem é pecado? | fe/duvidas-de-fe | concept
Nossa Senhora Aparecida | fe/santos-e-devocoes | person
Signos | fe/astrologia-e-taro | concept
Carnaval de Salvador | viagem/festas-populares | event
Black Friday | vendas/datas-comemorativas | event
Copa do Mundo | esporte/idolos-e-historia | event
Corinthians | esporte/futebol-de-torcedor | concept
Jiu-jitsu | esporte/lutas | concept
Aprender a nadar | esporte/natacao | action
Beach tennis | esporte/esporte-amador | concept
Futebol feminino | esporte/jogar-futebol | concept
Ayrton Senna | esporte/automobilismo | person
Free Fire | games/free-fire-e-mobile | product
Valorant | games/fps-e-competitivo | product
GTA 6 | games/lancamentos | product
Setup gamer | games/pc-gamer | concept
Suculentas | jardim/suculentas | living-being
Orquídea não floresce | jardim/orquideas | problem
Horta em apartamento | jardim/horta | living-being
Crochê | jardim/artesanato-e-faca-voce | concept
Gato arranhando sofá | pets/gato-comportamento | living-being
Calopsita | pets/outros-pets | living-being
Filhote de golden | pets/filhote | living-being
Birra | maternidade/birra | problem
Gravidez depois dos 35 | maternidade/gravidez | concept
Amamentação | maternidade/amamentacao | concept
Filho adolescente | relacionamento/filhos-adolescentes | person
Primeiro encontro | relacionamento/conhecer-alguem | concept
Superar término | relacionamento/superar-o-ex | action
Casamento barato | relacionamento/casamento | event
Ciúmes | relacionamento/relacionamento-toxico | problem
Amizade falsa | relacionamento/amizades | concept
Queda de cabelo | cabelo/queda-de-cabelo | problem
Progressiva | cabelo/alisamento | concept
Barba falhada | cabelo/barba | concept
Melasma | beleza/manchas-e-sol | problem
Unha de gel | beleza/unhas | concept
Sobrancelha | beleza/sobrancelha-e-cilios | concept
Brechó | moda/brecho | concept
Plus size | moda/moda-plus-size | concept
Look de trabalho | moda/look-do-dia | concept
Guarda-roupa cápsula | moda/guarda-roupa-capsula | concept
Ozempic | nutricao/canetas-emagrecedoras | product
Jejum intermitente | nutricao/dieta-para-emagrecer | concept
Enxaqueca | saude/enxaqueca | problem
`
  .trim()
  .split('\n')
  .map((line) => line.split(' | '));

it.each(table)('%s is %s, %s', (raw, place, semanticClass) => {
  const reading = analyseTopic(raw ?? '');
  if (reading.kind !== 'topic') throw new Error(`${reading.kind} ${reading.reason}`);
  const { domain, subtopic } = reading.analysis;
  expect([`${domain}/${subtopic ?? '-'}`, reading.analysis.semanticClass]).toEqual([place, semanticClass]);
});
