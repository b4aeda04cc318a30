import type { BankSubtopic } from '../../content-types.ts';

export const iaEEmprego: BankSubtopic = {
  domain: 'tecnologia',
  subtopic: 'ia-e-emprego',
  questions: [
    {
      question: 'Como se preparar pra IA no mercado de trabalho?',
      family: 'fazer',
      hooks: [
        { mechanism: 'desafio', text: 'Lista dez tarefas da semana e circula as repetidas.' },
        { mechanism: 'contra', text: 'Curso caro pode esperar. A ferramenta da firma, não.' },
        {
          mechanism: 'confissao',
          text: 'Torci o nariz, e o setor vizinho saía mais cedo.',
          needsTruth: true,
        },
        { mechanism: 'erro', text: 'O treinamento da empresa não vem, nem com lanchinho.' },
        { mechanism: 'numero', text: 'Meia hora na quarta com uma tarefa sua e o robô.' },
        { mechanism: 'cena', text: 'Vaga boa, e na última linha: noções de IA.' },
        { mechanism: 'prova', text: 'Vou refazer a minha segunda-feira com o robô do lado.' },
        { mechanism: 'quebra', text: 'Troca o “pacote de escritório” do currículo por uma tarefa.' },
      ],
    },
    {
      question: 'Por que a IA tá substituindo empregos?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: 'Robô raramente leva o cargo inteiro: começa pelo repetido.' },
        { mechanism: 'cena', text: 'Balcão de quatro atendentes virou uma tela e uma cadeira.' },
        { mechanism: 'compara', text: 'Caixa eletrônico não acabou com banco, só mudou o balcão.' },
        { mechanism: 'dialogo', text: '“Aqui isso demora.” O fornecedor já respondeu por robô.' },
        { mechanism: 'lacuna', text: 'Vaga que some costuma avisar antes, na lista de tarefas.' },
        { mechanism: 'custo', text: 'Serviço feito sempre igual é o primeiro a perder preço.' },
        { mechanism: 'chamada', text: 'Pra quem passa o dia copiando de tela pra tela.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu transcrevia áudio o dia todo. Agora reviso a máquina.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Quais profissões a IA não substitui?',
      family: 'decisao',
      hooks: [
        { mechanism: 'contra', text: 'Pia entupida às dez da noite ainda chama gente.' },
        { mechanism: 'numero', text: 'Das oito horas de ontem, conta as que pediam gente.' },
        { mechanism: 'mito', text: 'Trabalho criativo não vem com blindagem de fábrica.' },
        { mechanism: 'cena', text: 'Plantão, três da manhã, mão na testa e conversa baixa.' },
        { mechanism: 'compara', text: 'Trocar fralda ou preencher formulário: o robô aprendeu um.' },
        { mechanism: 'loop', text: 'No fim da minha lista tem um ofício antigo. Guarda esse.' },
        { mechanism: 'erro', text: 'Escolher carreira por manchete e odiar a primeira semana.' },
        { mechanism: 'desafio', text: 'Pergunta pro eletricista do bairro quando ele tem horário.' },
      ],
    },
    {
      question: 'Quando a IA vai substituir meu emprego?',
      family: 'tempo',
      hooks: [
        { mechanism: 'contra', text: 'Data marcada rende manchete e quase nunca vira fato.' },
        { mechanism: 'lacuna', text: 'Um sinal no seu setor vale mais que palestra.' },
        {
          mechanism: 'confissao',
          text: 'Já perdi o sono lendo lista de ocupação condenada.',
          needsTruth: true,
        },
        { mechanism: 'custo', text: 'Um ano de medo toma o tempo de aprender uma ferramenta.' },
        { mechanism: 'numero', text: 'Das cinco tarefas de hoje, vê quantas eram copiar e colar.' },
        {
          mechanism: 'antes-depois',
          text: 'Em março eu fazia piada. Em outubro virou sistema oficial.',
          needsTruth: true,
        },
        { mechanism: 'chamada', text: 'Dez anos pra aposentar, e bateu o medo. Puxa a cadeira.' },
        { mechanism: 'quebra', text: 'Fecha a notícia do robô e abre a sua agenda.' },
      ],
    },
    {
      question: 'Vale a pena fazer faculdade com a IA avançando?',
      family: 'decisao',
      hooks: [
        { mechanism: 'dialogo', text: '“Diploma pra quê, se a máquina já sabe?” Depende da sala.' },
        { mechanism: 'mito', text: 'Canudo na parede nunca foi seguro contra máquina.' },
        { mechanism: 'compara', text: 'Matéria decorada envelhece cedo, estágio de verdade nem tanto.' },
        { mechanism: 'erro', text: 'O robô fez o trabalho, e você gaguejou na entrevista.' },
        { mechanism: 'cena', text: 'Inscrição do vestibular numa aba, manchete de robô na outra.' },
        { mechanism: 'pergunta', text: 'Qual aula desse curso você pagaria pra ver ao vivo?' },
        { mechanism: 'desafio', text: 'Risca da grade do curso o que a IA já faz.' },
        {
          mechanism: 'prova',
          text: 'Dei uma prova do primeiro semestre pra IA. Ela travou aqui.',
          needsTruth: true,
        },
      ],
    },
  ],
};
