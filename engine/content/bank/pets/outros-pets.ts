import type { BankSubtopic } from '../../content-types.ts';

export const outrosPets: BankSubtopic = {
  domain: 'pets',
  subtopic: 'outros-pets',
  questions: [
    {
      question: 'Como cuidar de uma calopsita?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Crista em pé, hino nacional assobiado, e são seis da manhã.' },
        { mechanism: 'erro', text: 'A gaiola tá na cozinha, pegando a fumaça da panela.' },
        { mechanism: 'mito', text: 'Só semente todo dia é como a gente viver de bolacha.' },
        { mechanism: 'numero', text: 'Calopsita precisa de umas dez horas de escuro por noite.' },
        { mechanism: 'desafio', text: 'Troca um dos poleiros lisos por um galho de goiabeira.' },
        { mechanism: 'prova', text: 'Olha o que ela faz quando eu paro de assobiar.' },
        { mechanism: 'quebra', text: 'Fecha a janela antes de abrir a gaiola.' },
        {
          mechanism: 'antes-depois',
          text: 'Ela bicava meu dedo. Hoje abaixa a crista e pede cafuné.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Por que meu coelho não come?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'chamada', text: 'Doze horas sem comer: coelho precisa de veterinário hoje.' },
        { mechanism: 'mito', text: 'Cenoura, pra coelho, é sobremesa.' },
        { mechanism: 'numero', text: 'Todo dia, um monte de feno do tamanho dele.' },
        { mechanism: 'erro', text: 'A ração tá até a borda, e o feno esquecido no saco.' },
        { mechanism: 'lacuna', text: 'O dente dele cresce a vida inteira, e uma coisa gasta.' },
        { mechanism: 'cena', text: 'A couve murchou no prato, e ele encolhido no canto.' },
        { mechanism: 'contra', text: 'Coelho quietinho demais preocupa mais que o bagunceiro.' },
        { mechanism: 'confissao', text: 'Demorei uma tarde pra notar a bandeja sem cocô.', needsTruth: true },
      ],
    },
    {
      question: 'Hamster ou porquinho-da-índia: qual é melhor pra criança?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Hamster acorda às dez da noite. Porquinho quer companhia.' },
        { mechanism: 'contra', text: 'Bicho pequeno de criança ainda é serviço de adulto.' },
        { mechanism: 'numero', text: 'Hamster vive uns dois anos; porquinho passa dos cinco.' },
        { mechanism: 'erro', text: 'Botar dois hamsters juntos pra nenhum ficar triste.' },
        { mechanism: 'dialogo', text: '“Eu prometo limpar todo dia.” Na quinta, a serragem é sua.' },
        { mechanism: 'custo', text: 'Gaiolinha de três andares vai pro quartinho. Caixa larga fica.' },
        { mechanism: 'loop', text: 'Olha bem essa rodinha: ela te diz se o espaço serve.' },
        { mechanism: 'chamada', text: 'Sua criança tem três anos? Alguém grande senta junto, sempre.' },
      ],
    },
    {
      question: 'Quanto tempo esperar pra botar peixe no aquário?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Filtro ligado umas quatro semanas, e nenhum peixe dentro.' },
        { mechanism: 'mito', text: 'A água tá cristalina e ainda pode matar um peixe.' },
        { mechanism: 'erro', text: 'Sair da loja com o aquário e o cardume na mesma sacola.' },
        { mechanism: 'prova', text: 'Vou pingar o reagente aqui e mostrar a cor que dá.' },
        { mechanism: 'quebra', text: 'Larga esse balde: a água da torneira ainda tem cloro.' },
        { mechanism: 'desafio', text: 'Testa a água na terça, e na outra terça de novo.' },
        { mechanism: 'cena', text: 'Pedrinha lavada, planta no lugar, nenhum peixe. Tá certo.' },
        {
          mechanism: 'antes-depois',
          text: 'Meu primeiro beta durou três dias. O segundo esperou um mês.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Qual o melhor pet pra quem mora em apartamento?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Assobio às seis ou rodinha à meia-noite? Escolhe o barulho.' },
        { mechanism: 'contra', text: 'Peixe não desce pra passear, mas pede teste de água.' },
        { mechanism: 'lacuna', text: 'Antes da loja, lê uma página da convenção do prédio.' },
        { mechanism: 'custo', text: 'O aquário barato não vem com a conta do filtro.' },
        { mechanism: 'erro', text: 'Comprar jabuti sem nota de criador autorizado.' },
        { mechanism: 'numero', text: 'Uma calopsita pode viver uns vinte anos: faz as contas.' },
        { mechanism: 'desafio', text: 'Mede o canto da sala antes de pesquisar gaiola.' },
        { mechanism: 'pergunta', text: 'Qual bicho cabe na vida de quem viaja todo mês?' },
      ],
    },
  ],
};
