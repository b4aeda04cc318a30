import type { BankSubtopic } from '../../content-types.ts';

export const criancasBilingues: BankSubtopic = {
  domain: 'idiomas',
  subtopic: 'criancas-bilingues',
  questions: [
    {
      question: 'Escola bilíngue vale a pena?',
      family: 'decisao',
      hooks: [
        { mechanism: 'pergunta', text: 'Em que língua ela brinca no recreio?' },
        { mechanism: 'compara', text: 'Mais inglês na grade ou mais tarde livre no quintal.' },
        { mechanism: 'contra', text: 'Placa bilíngue na porta não ensina a pedir água.' },
        { mechanism: 'custo', text: 'Pagou o dobro por um inglês que só aparece na música.' },
        { mechanism: 'numero', text: 'Assiste a duas aulas e escuta quem fala mais.' },
        { mechanism: 'erro', text: 'Matriculou pela fachada e esqueceu uma hora de trânsito.' },
        { mechanism: 'lacuna', text: 'Uma pergunta na matrícula separa rotina de enfeite.' },
        { mechanism: 'prova', text: 'Montei um roteiro de visita: cinco perguntas, nenhuma de preço.' },
      ],
    },
    {
      question: 'Como ensinar inglês pra criança em casa?',
      family: 'fazer',
      hooks: [
        { mechanism: 'desafio', text: 'Brinca de mercado em inglês por dez minutos.' },
        { mechanism: 'cena', text: 'Banana na mesa, boneca cliente, inglês de mentirinha no tapete.' },
        { mechanism: 'contra', text: 'Corrigir cada palavra ensina a criança a ficar quieta.' },
        { mechanism: 'erro', text: 'Pediram inglês na frente da visita, aí ela travou.' },
        {
          mechanism: 'antes-depois',
          text: 'Comprei apostila. O que pegou foi a música do banho.',
          needsTruth: true,
        },
        { mechanism: 'quebra', text: 'Desliga o desenho e faz a xícara falar inglês.' },
        { mechanism: 'prova', text: 'Três bichos de pano e pronto, a conversa já tá rolando.' },
        { mechanism: 'numero', text: 'Duas músicas e um jogo cabem antes da janta.' },
      ],
    },
    {
      question: 'Por que meu filho mistura português e inglês?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: 'Misturar as duas línguas costuma ser fase, não confusão.' },
        { mechanism: 'dialogo', text: '“Quero go no parque.” A ideia chegou inteira.' },
        { mechanism: 'lacuna', text: 'A língua que sai primeiro depende do assunto.' },
        { mechanism: 'custo', text: 'Depois que a visita riu, a frase seguinte nem saiu.' },
        { mechanism: 'chamada', text: 'Seu filho pede mais juice na mesa? Respira e escuta.' },
        { mechanism: 'compara', text: 'Você dá bronca na frase ou devolve ela certinha?' },
        { mechanism: 'loop', text: 'Esse water no meio da frase tem explicação boa.' },
        { mechanism: 'cena', text: 'Ela pediu bolo em duas línguas, e os avós entenderam tudo.' },
      ],
    },
    {
      question: 'Com quantos anos criança pode começar inglês?',
      family: 'tempo',
      hooks: [
        { mechanism: 'mito', text: 'Dá pra começar cedo sem cadeira, lápis nem prova.' },
        { mechanism: 'contra', text: 'Cinco minutos de faz de conta ganham da apostila.' },
        { mechanism: 'numero', text: 'Uma música por dia funciona aos dois anos e aos dez.' },
        { mechanism: 'desafio', text: 'Abre um livro só de figuras e deixa ela apontar.' },
        { mechanism: 'quebra', text: 'Guarda a caneta vermelha quando a brincadeira começar.' },
        {
          mechanism: 'antes-depois',
          text: 'Insisti aos quatro. Aos oito, o pedido veio dela.',
          needsTruth: true,
        },
        { mechanism: 'erro', text: 'Teve prova pra quem ainda tá aprendendo as cores.' },
        { mechanism: 'dialogo', text: '“Já passou da idade.” Dez anos é uma idade ótima.' },
      ],
    },
    {
      question: 'Como falar duas línguas com a criança em casa?',
      family: 'fazer',
      hooks: [
        {
          mechanism: 'prova',
          text: 'Fiz um quadro na geladeira: quem fala o quê, e quando.',
          needsTruth: true,
        },
        { mechanism: 'cena', text: 'Avó em português, banho em inglês, risada nas duas.' },
        { mechanism: 'erro', text: 'Se o outro idioma só aparece na bronca, ela percebe.' },
        { mechanism: 'numero', text: 'Um momento fixo por dia já segura o idioma.' },
        { mechanism: 'desafio', text: 'Escolhe a língua do café da manhã por uma semana.' },
        { mechanism: 'confissao', text: 'Forcei o inglês no jantar e meu filho emudeceu.', needsTruth: true },
        { mechanism: 'compara', text: 'Pai numa, mãe na outra, ou cada cômodo com a sua.' },
        { mechanism: 'loop', text: 'Anota a palavra inventada de hoje: um dia ela some.' },
      ],
    },
  ],
};
