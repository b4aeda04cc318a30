import type { BankSubtopic } from '../../content-types.ts';

export const leitura: BankSubtopic = {
  domain: 'estudos',
  subtopic: 'leitura',
  questions: [
    {
      question: 'Como criar o hábito de leitura?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Livro na mesinha, marcador na página doze desde janeiro.' },
        { mechanism: 'desafio', text: 'Lê duas páginas antes do café esfriar.' },
        { mechanism: 'erro', text: 'Prometer cinquenta livros no dia primeiro.' },
        { mechanism: 'quebra', text: 'Troca o celular pelo livro no banheiro.' },
        { mechanism: 'numero', text: 'Um livro na bolsa, um na cama, nenhum na prateleira alta.' },
        { mechanism: 'contra', text: 'Pode largar livro chato. O que a gente salva é o costume.' },
        {
          mechanism: 'prova',
          text: 'Tem livro meu escondido até na gaveta do fogão, olha.',
          needsTruth: true,
        },
        { mechanism: 'loop', text: 'Esse livro fininho no bolso faz a fila andar.' },
      ],
    },
    {
      question: 'Por que perco a concentração quando leio?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Quarta volta no parágrafo, e ele ainda não entrou.' },
        { mechanism: 'custo', text: 'Um plim no celular e o personagem perde o nome.' },
        { mechanism: 'dialogo', text: '“Me dá sono.” Às onze da noite, até novela dá.' },
        { mechanism: 'lacuna', text: 'A sua distração tem horário, e ele se repete.' },
        { mechanism: 'confissao', text: 'Virei oito páginas pensando no almoço.', needsTruth: true },
        { mechanism: 'mito', text: 'Leitura lenta também chega no último capítulo.' },
        { mechanism: 'desafio', text: 'Segue a linha com o dedo por uma página.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu lia com a tevê ligada. Agora leio na escada do prédio.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Kindle ou livro de papel: qual é melhor?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Um leva a estante na bolsa, o outro enfeita a sala.' },
        { mechanism: 'contra', text: 'Quem lê em ônibus lotado agradece uma mão livre.' },
        { mechanism: 'mito', text: 'Cheiro de papel não termina capítulo.' },
        { mechanism: 'erro', text: 'Comprar aparelho novo esperando que a vontade venha na caixa.' },
        { mechanism: 'custo', text: 'Livro digital em promoção também empilha sem leitor.' },
        { mechanism: 'pergunta', text: 'Onde você mais lê: na cama, no metrô ou na espera?' },
        { mechanism: 'numero', text: 'O preço do leitor digital compra mais de dez usados.' },
        { mechanism: 'chamada', text: 'Pra quem aumenta a letra do celular toda noite.' },
      ],
    },
    {
      question: 'Quantas páginas ler por dia?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Dez páginas por noite dão um livro por mês.' },
        { mechanism: 'mito', text: 'Meta de cem páginas costuma morrer na quarta.' },
        { mechanism: 'contra', text: 'Duas páginas lidas ganham de trinta prometidas.' },
        { mechanism: 'cena', text: 'Fila do posto, senha sessenta, e já foram sete páginas.' },
        { mechanism: 'erro', text: 'Cobrar de um tijolo o ritmo de um gibi.' },
        { mechanism: 'desafio', text: 'Cronometra quinze minutos e vê em que linha parou.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu contava livros no ano. Hoje conto noites sem tela.',
          needsTruth: true,
        },
        { mechanism: 'quebra', text: 'Fecha o livro bem no meio da briga.' },
      ],
    },
    {
      question: 'Por qual livro começar a ler?',
      family: 'decisao',
      hooks: [
        { mechanism: 'erro', text: 'Romance russo de oitocentas páginas não é estreia.' },
        { mechanism: 'prova', text: 'Vou abrir três livros finos na primeira frase.' },
        { mechanism: 'loop', text: 'Nessa página vinte dá pra saber se você fica.' },
        { mechanism: 'dialogo', text: '“Todo mundo leu esse.” Mas você quer ler esse?' },
        { mechanism: 'contra', text: 'Gibi conta. Fofoca de biografia também.' },
        { mechanism: 'lacuna', text: 'Pensa no último filme que te prendeu. Ele escolhe o livro.' },
        { mechanism: 'desafio', text: 'Pede pra tia o livro mais gasto da estante dela.' },
        { mechanism: 'mito', text: 'Livro infantil serve pra adulto que tá voltando a ler.' },
      ],
    },
  ],
};
