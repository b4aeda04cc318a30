import type { BankSubtopic } from '../../content-types.ts';

export const rotinaDaCasa: BankSubtopic = {
  domain: 'casa',
  subtopic: 'rotina-da-casa',
  questions: [
    {
      question: 'Como criar um cronograma de limpeza que funciona?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Planilha colorida no ímã, e o mês de março todo em branco.' },
        { mechanism: 'contra', text: 'Uma tarefa por dia vence a faxina heroica de sábado.' },
        { mechanism: 'numero', text: 'Na segunda, vinte minutos de banheiro e mais nada.' },
        { mechanism: 'erro', text: 'Copiar o cronograma de quem tem ajuda em casa.' },
        { mechanism: 'desafio', text: 'Escolhe o dia do lixo e limpa a geladeira nele.' },
        { mechanism: 'prova', text: 'Minha semana cabe nesse papelzinho: vou ler pra você.' },
        { mechanism: 'lacuna', text: 'O dia da troca de lençol puxa todos os outros.' },
        {
          mechanism: 'confissao',
          text: 'Fiz tabela com adesivo e não colei nem o primeiro.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Por que a casa nunca fica em ordem?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'dialogo', text: '“Mas eu limpei ontem.” Ontem, cinco pessoas também almoçaram.' },
        { mechanism: 'mito', text: 'Casa em ordem o dia inteiro, só se for vazia.' },
        { mechanism: 'custo', text: 'Louça pulada à noite vira pia cheia no café.' },
        { mechanism: 'quebra', text: 'Esquece o chão hoje e ganha só da pia.' },
        { mechanism: 'chamada', text: 'Saiu do trabalho e entrou no segundo turno, de vassoura? Senta.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu corria atrás de cada farelo; agora fecho a cozinha às nove.',
          needsTruth: true,
        },
        { mechanism: 'loop', text: 'Essa cesta anda comigo e devolve tudo no caminho.', needsTruth: true },
        { mechanism: 'pergunta', text: 'Qual cômodo te irrita primeiro quando abre a porta?' },
      ],
    },
    {
      question: 'Dividir as tarefas de casa meio a meio funciona?',
      family: 'decisao',
      hooks: [
        { mechanism: 'dialogo', text: '“É só me pedir.” Pedir também é tarefa.' },
        { mechanism: 'compara', text: 'Lavar a louça cansa o braço; lembrar do detergente cansa a cabeça.' },
        { mechanism: 'erro', text: 'Ele esticou a cama, e você foi lá e refez.' },
        { mechanism: 'numero', text: 'Duas listas na geladeira, e cada uma com dono fixo.' },
        { mechanism: 'contra', text: 'Ajuda é coisa de visita: quem mora ali divide.' },
        { mechanism: 'mito', text: 'Ninguém nasce sabendo estender camisa, e todo mundo aprende.' },
        { mechanism: 'prova', text: 'Escrevi num papel tudo que ninguém vê: deu a folha inteira.' },
        { mechanism: 'desafio', text: 'Deixa um papel na porta três dias: cada um anota o que fez.' },
      ],
    },
    {
      question: 'Quantas horas por dia leva pra manter a casa limpa?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Quarenta minutos espalhados cabem entre o café e a novela.' },
        { mechanism: 'mito', text: 'Nenhuma hora de pano vence sapato de rua no tapete.' },
        { mechanism: 'cena', text: 'Dez da noite, pano na mão, e o pijama ainda no varal.' },
        { mechanism: 'custo', text: 'Deixar tudo pro domingo engole o domingo.' },
        { mechanism: 'quebra', text: 'Bota o despertador pra quinze minutos e larga no toque.' },
        {
          mechanism: 'antes-depois',
          text: 'Era sábado inteiro de balde; hoje são duas músicas por cômodo.',
          needsTruth: true,
        },
        { mechanism: 'loop', text: 'Enquanto o café passa, essa bancada já fica pronta.' },
        { mechanism: 'chamada', text: 'Com criança pequena, cachorro solto ou plantão, a régua é outra.' },
      ],
    },
    {
      question: 'Como fazer as crianças ajudarem nas tarefas de casa?',
      family: 'fazer',
      hooks: [
        { mechanism: 'contra', text: 'Meia mal dobrada por criança já conta como dobrada.' },
        { mechanism: 'erro', text: '“Arruma o quarto” não diz pra criança por onde começar.' },
        { mechanism: 'prova', text: 'Caixa baixa com um desenho colado: olha quem guarda o carrinho.' },
        { mechanism: 'lacuna', text: 'Tem uma hora do dia em que criança ajuda quase cantando.' },
        {
          mechanism: 'confissao',
          text: 'Guardei brinquedo escondido à noite por dois anos.',
          needsTruth: true,
        },
        { mechanism: 'compara', text: '“Arruma tudo” não funciona; “põe os blocos na caixa azul”, sim.' },
        { mechanism: 'desafio', text: 'Dá um borrifador com água e uma janela baixa.' },
        { mechanism: 'mito', text: 'Criança com pano na mão não atrapalha: aprende.' },
      ],
    },
  ],
};
