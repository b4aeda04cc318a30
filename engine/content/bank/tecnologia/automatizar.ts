import type { BankSubtopic } from '../../content-types.ts';

export const automatizar: BankSubtopic = {
  domain: 'tecnologia',
  subtopic: 'automatizar',
  questions: [
    {
      question: 'Como criar um chatbot pro WhatsApp sem programar?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Onze da noite, o cliente pede preço, e a loja tá dormindo.' },
        { mechanism: 'erro', text: 'Menu com nove opções e nenhuma que fale com gente.' },
        { mechanism: 'numero', text: 'Cinco perguntas repetidas já pagam a montagem do robô.' },
        { mechanism: 'desafio', text: 'Relê vinte conversas e marca as perguntas gêmeas.' },
        { mechanism: 'contra', text: 'Robô bom sabe a hora de chamar a moça do balcão.' },
        { mechanism: 'prova', text: 'Vou montar o primeiro menu sem uma linha de código.' },
        { mechanism: 'dialogo', text: '“Não entendi sua resposta.” Na terceira, o cliente foi embora.' },
        { mechanism: 'chamada', text: 'Pra quem digita o mesmo endereço trinta vezes por dia.' },
      ],
    },
    {
      question: 'Como automatizar uma planilha no Excel?',
      family: 'fazer',
      hooks: [
        { mechanism: 'quebra', text: 'Larga a calculadora e escreve a fórmula na célula.' },
        { mechanism: 'confissao', text: 'Somei coluna no olho durante um ano inteiro.', needsTruth: true },
        { mechanism: 'loop', text: 'Essa coluna aqui se preenche inteira com dois cliques.' },
        { mechanism: 'erro', text: 'Mesclar célula por beleza e quebrar o filtro todo mês.' },
        {
          mechanism: 'antes-depois',
          text: 'Meu fechamento comia a sexta. Hoje acaba antes do almoço.',
          needsTruth: true,
        },
        { mechanism: 'numero', text: 'Três fórmulas dão conta de muita planilha de loja.' },
        { mechanism: 'mito', text: 'Macro parece coisa de programador, e o botão se chama gravar.' },
        { mechanism: 'lacuna', text: 'Antes da fórmula vem uma arrumação que quase todo mundo pula.' },
      ],
    },
    {
      question: 'Por que minha automação para de funcionar?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Segunda, oito horas, e o robô mandou boleto pra ninguém.' },
        { mechanism: 'custo', text: 'O robô quebrou na quinta, e o cliente avisou na terça.' },
        { mechanism: 'mito', text: 'Automação pronta também precisa de visita, que nem planta.' },
        { mechanism: 'erro', text: 'Alguém renomeou uma coluna, e a fila inteira caiu.' },
        { mechanism: 'contra', text: 'Antes de culpar a ferramenta, procura a senha vencida.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu sabia da falha pelo cliente. Hoje o e-mail chega antes.',
          needsTruth: true,
        },
        { mechanism: 'prova', text: 'Vou quebrar esse robô de propósito e ler o aviso.' },
        { mechanism: 'pergunta', text: 'Se o seu robô parar agora, quem fica sabendo?' },
      ],
    },
    {
      question: 'O que vale a pena automatizar primeiro?',
      family: 'decisao',
      hooks: [
        { mechanism: 'contra', text: 'Processo bagunçado, com robô, vira bagunça mais rápida.' },
        { mechanism: 'compara', text: 'Tarefa chata de um minuto ou relatório de uma tarde?' },
        { mechanism: 'desafio', text: 'Por uma semana, risca um palito a cada tarefa repetida.' },
        { mechanism: 'erro', text: 'Não começa pelo processo que só o dono entende.' },
        { mechanism: 'custo', text: 'Você gasta uma tarde automatizando o que só acontece em dezembro.' },
        { mechanism: 'dialogo', text: '“Aproveita e automatiza tudo.” E nada fica pronto.' },
        {
          mechanism: 'loop',
          text: 'O serviço que mais me deu folga mora no fim dessa lista.',
          needsTruth: true,
        },
        {
          mechanism: 'confissao',
          text: 'Programei um aviso de aniversário pra quem já tinha saído.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Quanto tempo leva pra criar uma automação sem código?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Meia hora pra funcionar, três tardes pra não falhar.' },
        { mechanism: 'mito', text: 'Sem código não quer dizer sem pensar.' },
        { mechanism: 'cena', text: 'Sábado de chuva, e o primeiro aviso chega no celular.' },
        { mechanism: 'quebra', text: 'Desenha o caminho no guardanapo antes da ferramenta.' },
        { mechanism: 'desafio', text: 'Faz uma só hoje: formulário entra, e-mail responde.' },
        { mechanism: 'compara', text: 'Dez minutos por dia na mão ou uma tarde montando?' },
        { mechanism: 'chamada', text: 'Se você só tem a hora do almoço, um robozinho cabe.' },
        { mechanism: 'custo', text: 'Querer o primeiro robô perfeito come o mês inteiro.' },
      ],
    },
  ],
};
