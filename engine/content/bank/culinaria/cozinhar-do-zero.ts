import type { BankSubtopic } from '../../content-types.ts';

export const cozinharDoZero: BankSubtopic = {
  domain: 'culinaria',
  subtopic: 'cozinhar-do-zero',
  questions: [
    {
      question: 'Como fazer arroz soltinho?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'A colher de pau não parou, e o arroz virou cola.' },
        { mechanism: 'numero', text: 'Uma xícara de arroz, duas de água, e nenhuma mexida.' },
        { mechanism: 'quebra', text: 'Solta essa colher depois que a água entrou.' },
        {
          mechanism: 'confissao',
          text: 'Comi arroz papa meio ano, achando que era assim.',
          needsTruth: true,
        },
        { mechanism: 'desafio', text: 'Fura com um garfo até o fundo e procura água.' },
        { mechanism: 'lacuna', text: 'Com o fogo já desligado, o arroz ainda tá trabalhando.' },
        { mechanism: 'mito', text: 'Lavar ou não lavar muda pouco, mexer no meio muda muito.' },
        { mechanism: 'loop', text: 'Quando aparecer esse furinho na superfície, abaixa a chama.' },
      ],
    },
    {
      question: 'Por que minha comida fica sem gosto?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'dialogo', text: '“Segui a receita certinho.” E provou alguma vez no caminho?' },
        { mechanism: 'erro', text: 'O sal todo ficou pra quando o prato já tava na mesa.' },
        { mechanism: 'prova', text: 'Pinguei limão nessa sopa: vamos provar de novo.' },
        { mechanism: 'custo', text: 'Economizou um minuto de refogado, e o feijão inteiro sentiu.' },
        { mechanism: 'contra', text: 'Tempero pronto tapa o gosto que o refogado daria.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu jogava três cubinhos de caldo; hoje douro uma cebola.',
          needsTruth: true,
        },
        { mechanism: 'chamada', text: 'Essa é pra quem serve feijão pálido e frango mais pálido ainda.' },
        { mechanism: 'compara', text: 'Alho que entra com a cebola queima; depois dela, perfuma.' },
      ],
    },
    {
      question: 'Quais panelas comprar pra começar a cozinhar?',
      family: 'decisao',
      hooks: [
        { mechanism: 'numero', text: 'Três panelas e uma faca boa cozinham o ano inteiro.' },
        { mechanism: 'contra', text: 'Jogo de doze peças enche armário e esvazia carteira.' },
        { mechanism: 'cena', text: 'A caixa aberta na sala, e tampa de vidro pra todo lado.' },
        { mechanism: 'erro', text: 'Escolher panela pela cor do cabo e queimar tudo.' },
        { mechanism: 'mito', text: 'Antiaderente não dura pra sempre: descascou, tchau.' },
        { mechanism: 'prova', text: 'Bati com a colher no fundo das duas. Escuta a grossa.' },
        {
          mechanism: 'chamada',
          text: 'Primeiro salário, primeira cozinha, e só uma leiteira amassada? É aqui.',
        },
        { mechanism: 'pergunta', text: 'Qual dessas doze você usaria numa terça à noite?' },
      ],
    },
    {
      question: 'Quanto tempo cozinhar feijão na panela de pressão?',
      family: 'tempo',
      hooks: [
        { mechanism: 'quebra', text: 'Bota de molho agora e volta pra esse vídeo amanhã cedo.' },
        { mechanism: 'numero', text: 'De molho desde ontem, uns vinte e cinco minutos já bastam.' },
        { mechanism: 'dialogo', text: '“Cozinhei uma hora e tá duro.” Que idade tem esse pacote?' },
        { mechanism: 'compara', text: 'Feijão novo amacia rápido; feijão velho briga com o gás.' },
        { mechanism: 'lacuna', text: 'O relógio só começa a valer depois de um barulho.' },
        { mechanism: 'cena', text: 'A válvula dançando, a janela suando, e o louro no corredor.' },
        { mechanism: 'custo', text: 'Sem a noite de molho, o botijão trabalha dobrado.' },
        { mechanism: 'erro', text: 'Parou de chiar agorinha, e já tem gente forçando a tampa: não.' },
      ],
    },
    {
      question: 'Por onde começar pra aprender a cozinhar do zero?',
      family: 'fazer',
      hooks: [
        { mechanism: 'desafio', text: 'Faz ovo de três jeitos nesta semana: mexido, frito e cozido.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu queimava miojo; cinco pratos depois, recebo pro almoço.',
          needsTruth: true,
        },
        { mechanism: 'mito', text: 'Mão boa pra cozinha é mão que repetiu a mesma panela.' },
        {
          mechanism: 'confissao',
          text: 'Liguei pra minha mãe pra perguntar como ferve água.',
          needsTruth: true,
        },
        { mechanism: 'contra', text: 'Fecha o livro de receita difícil e repete o arroz de ontem.' },
        { mechanism: 'prova', text: 'Vou cortar cebola devagar, do jeito que dá pra copiar.' },
        { mechanism: 'loop', text: 'Essa lista na geladeira alimenta uma semana inteira.' },
        { mechanism: 'erro', text: 'Estrear com risoto, sexta à noite, visita na sala: melhor não.' },
      ],
    },
  ],
};
