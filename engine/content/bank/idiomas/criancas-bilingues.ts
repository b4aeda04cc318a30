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
        { mechanism: 'custo', text: 'Mensalidade dobrada, e o inglês só na aula de música.' },
        { mechanism: 'numero', text: 'Assiste a duas aulas e escuta quem fala mais.' },
        { mechanism: 'erro', text: 'Matricular pela fachada e esquecer a hora de trânsito.' },
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
        { mechanism: 'erro', text: 'Pedir pra ela mostrar o inglês pra visita.' },
        {
          mechanism: 'antes-depois',
          text: 'Comprei apostila. O que pegou foi a música do banho.',
          needsTruth: true,
        },
        { mechanism: 'quebra', text: 'Desliga o desenho e faz a xícara falar inglês.' },
        { mechanism: 'prova', text: 'Três bichos de pano aqui, e a conversa já começou.' },
        { mechanism: 'numero', text: 'Duas músicas e um jogo cabem antes da janta.' },
      ],
    },
    {
      question: 'Por que meu filho mistura português e inglês?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: 'Misturar as duas línguas costuma ser fase, e não confusão.' },
        { mechanism: 'dialogo', text: '“Quero go no parque.” A ideia chegou inteira.' },
        { mechanism: 'lacuna', text: 'A língua que sai primeiro depende do assunto.' },
        { mechanism: 'custo', text: 'Cada risada da visita custa uma frase arriscada.' },
        { mechanism: 'chamada', text: 'Seu filho pede mais juice na mesa? Respira e escuta.' },
        { mechanism: 'compara', text: 'Dar bronca na frase ou devolver ela certinha, sem sermão.' },
        { mechanism: 'loop', text: 'Esse water no meio da frase tem explicação boa.' },
        { mechanism: 'cena', text: 'Lanche da tarde, duas línguas no mesmo pedido de bolo.' },
      ],
    },
    {
      question: 'Com quantos anos criança pode começar inglês?',
      family: 'tempo',
      hooks: [
        { mechanism: 'mito', text: 'Começar cedo não pede cadeira, lápis nem prova.' },
        { mechanism: 'contra', text: 'Cinco minutos de faz de conta ganham da apostila.' },
        { mechanism: 'numero', text: 'Uma música por dia serve aos dois e aos dez.' },
        { mechanism: 'desafio', text: 'Abre um livro só de figuras e deixa ela apontar.' },
        { mechanism: 'quebra', text: 'Guarda a caneta vermelha quando a brincadeira começar.' },
        {
          mechanism: 'antes-depois',
          text: 'Insisti aos quatro. Aos oito, o pedido veio dela.',
          needsTruth: true,
        },
        { mechanism: 'erro', text: 'Cobrar prova de quem ainda tá aprendendo as cores.' },
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
        { mechanism: 'erro', text: 'Trocar de língua só pra dar bronca.' },
        { mechanism: 'numero', text: 'Um momento fixo por dia já segura o idioma.' },
        { mechanism: 'desafio', text: 'Escolhe a língua do café da manhã por uma semana.' },
        { mechanism: 'confissao', text: 'Forcei o inglês no jantar e meu filho emudeceu.', needsTruth: true },
        { mechanism: 'compara', text: 'Pai numa, mãe na outra, ou cada cômodo com a sua.' },
        { mechanism: 'loop', text: 'Anota a palavra inventada de hoje: um dia ela some.' },
      ],
    },
  ],
};
